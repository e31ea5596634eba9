import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ContentKind } from '#web/gql/graphql.ts';
import { EditingLine } from '#web/office/content/autosave/EditingLine.tsx';
import type { FormDraft } from '#web/office/content/autosave/useAutosave.ts';
import { WithDraft } from '#web/office/content/autosave/WithDraft.tsx';
import { SharePreview } from '#web/office/content/preview/SharePreview.tsx';
import { readUpdatedAt } from '#web/office/content/revision/savesSince.ts';
import { useEditConflict } from '#web/office/content/revision/useEditConflict.tsx';
import { outside } from '#web/shared/app/contact.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { askToLeave } from '#web/shared/forms/unsaved.ts';
import { useEditForm } from '#web/shared/forms/useEditForm.ts';
import type { Send } from '#web/shared/forms/usePictureUpload.ts';
import { copyLink } from '#web/shared/palette/copyLink.ts';
import { useOpenItem } from '#web/shared/palette/openItem.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { type SaveConfig, useUpdateContent } from './useSaveContent.ts';

type EditedContent = { id: string; slug: string; title: string; updatedAt: string };

export type EditConfig<Item extends EditedContent, Input> = {
  kind: ContentKind;
  save: SaveConfig<Input>;
  document: TypedDocumentNode<{ item: Item | null }, { slug: string }>;
  labels: { title: string; failed: string; view: string };
  /** Error text without a message from the server. */
  sentence: string;
  notFound: ReactNode;
  /** Stands above the form. */
  notice?: ReactNode;
  form: (props: FormDraft & { item: NoInfer<Item>; send: Send<Input>; onSent: (slug: string) => void }) => ReactNode;
};

export function EditContentPage<Item extends EditedContent, Input>(edit: EditConfig<Item, Input>) {
  const { document, labels, notFound } = edit;
  const { slug = '' } = useParams();
  const { item, isMissing, sentence, retry, reload } = useEditForm({
    document,
    slug,
    pick: ({ item }) => item,
    failed: edit.sentence,
  });

  if (isMissing) return notFound;
  if (item) return <Edit key={item.updatedAt} edit={edit} item={item} onReload={reload} />;
  return (
    <OfficePage title={labels.title}>
      {sentence ? <ErrorPanel title={labels.failed} message={sentence} onRetry={retry} /> : <Loading />}
    </OfficePage>
  );
}

type EditProps<Item extends EditedContent, Input> = {
  edit: EditConfig<Item, Input>;
  item: Item;
  onReload: () => void;
};

function Edit<Item extends EditedContent, Input>(props: EditProps<Item, Input>) {
  const { edit, item } = props;
  const { paths, names } = edit.save.config;
  const navigate = useNavigate();
  const [page, revisions] = [paths.page(item.slug), paths.revisions(item.slug)];
  useOpenItem({
    title: item.title,
    actions: [
      { label: `View ${names.short}`, run: () => askToLeave(() => void navigate(page)) },
      { label: 'Versions', run: () => askToLeave(() => void navigate(revisions)) },
      { label: 'Copy link', run: () => void copyLink(page) },
    ],
  });
  const actions = (
    <>
      <SharePreview kind={edit.kind} itemId={item.id} />
      <LinkButton variant="secondary" to={revisions}>
        Versions
      </LinkButton>
      <LinkButton variant="secondary" to={page} {...outside}>
        {edit.labels.view}
      </LinkButton>
    </>
  );
  return (
    <OfficePage title={edit.labels.title} actions={actions}>
      {edit.notice}
      <EditingLine id={item.id} />
      <WithDraft kind={edit.kind} item={item}>
        {(formDraft) => <Form {...props} formDraft={formDraft} />}
      </WithDraft>
    </OfficePage>
  );
}

type FormProps<Item extends EditedContent, Input> = EditProps<Item, Input> & { formDraft: FormDraft };

function Form<Item extends EditedContent, Input>({ edit, item, onReload, formDraft }: FormProps<Item, Input>) {
  const { kind, save: config, form: FormOfKind } = edit;
  const navigate = useNavigate();
  const { draft } = formDraft;
  // An autosave of an older version overwrites a newer one only after confirmation.
  const since = draft?.basedOn ?? item.updatedAt;
  const update = useUpdateContent(config, { ...item, updatedAt: since });
  const { save, question } = useEditConflict({
    readUpdatedAt: () => readUpdatedAt(kind, item.id),
    loaded: { kind, id: item.id, since },
  });
  const onDiscarded = () => {
    onReload();
    formDraft.onDiscarded();
  };
  return (
    <>
      <FormOfKind
        draft={draft}
        onDiscarded={onDiscarded}
        item={item}
        send={(input, upload, draftId, changes = input) =>
          save(
            (shownAt, decided) => {
              // What else a colleague saved stays, unless what the dialog showed is overwritten as a whole.
              const isOverwritten = shownAt !== null && decided === null;
              return update(shownAt)(isOverwritten ? input : { ...changes, ...decided }, upload, draftId);
            },
            { ...input },
          )
        }
        onSent={(slug) => void navigate(config.config.paths.page(slug))}
      />
      {question}
    </>
  );
}
