import { useNavigate, useParams } from 'react-router-dom';
import { blogStrings } from '#schema/blog.ts';
import { EditingLine } from '#web/office/content/autosave/EditingLine.tsx';
import type { FormDraft } from '#web/office/content/autosave/useAutosave.ts';
import { WithDraft } from '#web/office/content/autosave/WithDraft.tsx';
import { SharePreview } from '#web/office/content/preview/SharePreview.tsx';
import { useEditConflict } from '#web/office/content/revision/useEditConflict.tsx';
import { outside } from '#web/shared/app/contact.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { useEditForm } from '#web/shared/forms/useEditForm.ts';
import { copyLink } from '#web/shared/palette/copyLink.ts';
import { useOpenThing } from '#web/shared/palette/openThing.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { BlogPostMissing } from '#web/site/blog/BlogPostMissing.tsx';
import { EditBlogPostDocument } from '#web/site/blog/documents.ts';
import { BlogForm } from './BlogForm.tsx';
import type { EditedPost } from './useBlogForm.ts';
import { useUpdateBlogPost } from './useUpdateBlogPost.ts';

export function EditBlogPage() {
  const { slug = '' } = useParams();
  const { item, isMissing, sentence, retry, reload } = useEditForm({
    document: EditBlogPostDocument,
    slug,
    pick: ({ blogPost }) => blogPost,
    failed: blogStrings.failed,
  });

  if (isMissing) return <BlogPostMissing message={blogStrings.notFound} />;
  if (item) return <Edit key={item.updatedAt} post={item} onReload={reload} />;
  return (
    <OfficePage title="Edit Blog Post">
      {sentence ? <ErrorPanel title="Error Loading Post" message={sentence} onRetry={retry} /> : <Loading />}
    </OfficePage>
  );
}

function Edit({ post, onReload }: { post: EditedPost; onReload: () => void }) {
  const navigate = useNavigate();
  const page = paths.blogPost(post.slug);
  useOpenThing({
    title: post.title,
    actions: [
      { label: 'View post', run: () => askToLeave(() => void navigate(page)) },
      { label: 'Versions', run: () => askToLeave(() => void navigate(paths.blogRevisions(post.slug))) },
      { label: 'Copy link', run: () => void copyLink(page) },
    ],
  });
  const actions = (
    <>
      <SharePreview kind="BLOG_POST" itemId={post.id} />
      <LinkButton variant="secondary" to={paths.blogRevisions(post.slug)}>
        Versions
      </LinkButton>
      <LinkButton variant="secondary" to={page} {...outside}>
        View Post
      </LinkButton>
    </>
  );
  return (
    <OfficePage title="Edit Blog Post" actions={actions}>
      <EditingLine id={post.id} />
      <WithDraft kind="BLOG_POST" item={post}>
        {(written) => <Form post={post} onReload={onReload} written={written} />}
      </WithDraft>
    </OfficePage>
  );
}

type FormProps = { post: EditedPost; onReload: () => void; written: FormDraft };

function Form({ post, onReload, written }: FormProps) {
  const navigate = useNavigate();
  const { draft } = written;
  // What was written of an earlier version takes the place of a later one only when its writer says so.
  const since = draft?.basedOn ?? post.updatedAt;
  const update = useUpdateBlogPost({ ...post, updatedAt: since });
  const { save, question } = useEditConflict({ kind: 'BLOG_POST', id: post.id, since });
  const onDiscarded = () => {
    onReload();
    written.onDiscarded();
  };
  return (
    <>
      <BlogForm
        draft={draft}
        onDiscarded={onDiscarded}
        post={post}
        send={(input, upload, draftId) => save((isForced) => update(isForced)(input, upload, draftId))}
        onSent={(slug) => void navigate(paths.blogPost(slug))}
      />
      {question}
    </>
  );
}
