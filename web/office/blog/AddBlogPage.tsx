import { useNavigate } from 'react-router-dom';
import { useNewDraft } from '#web/office/content/autosave/useNewDraft.ts';
import { WithDraft } from '#web/office/content/autosave/WithDraft.tsx';
import { useDraftSentence } from '#web/office/content/edit/useDraftSentence.ts';
import { useCreateContent } from '#web/office/content/edit/useSaveContent.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { paths } from '#web/shared/paths.ts';
import type { SavedDraft } from '#web/site/blog/DraftNotice.tsx';
import { BlogForm } from './BlogForm.tsx';
import { saveConfig } from './saveConfig.ts';

export function AddBlogPage() {
  const navigate = useNavigate();
  const create = useCreateContent(saveConfig);
  const draftSentence = useDraftSentence();
  const { key, ...draft } = useNewDraft().props;
  return (
    <OfficePage title="Add Blog Post">
      <WithDraft key={key} kind="BLOG_POST" {...draft}>
        {(formDraft) => (
          <BlogForm
            {...formDraft}
            send={create}
            onSent={(slug, sent) => {
              // The list contains only published posts: it says where the draft is.
              const sentence = draftSentence(sent);
              const saved: SavedDraft | null = sentence === null ? null : { slug, title: sent.title, sentence };
              void navigate(paths.blogs, { state: saved && { draft: saved } });
            }}
          />
        )}
      </WithDraft>
    </OfficePage>
  );
}
