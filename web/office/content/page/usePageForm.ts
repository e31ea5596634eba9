import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { PageChangesInput, PageInput } from '#schema/page.ts';
import { type PageSection, sectionInputOf } from '#schema/pageSections.ts';
import { pageSlugFrom } from '#schema/slug.ts';
import type { EditPageQuery, PageLayout, PageChangesInput as PageToSend } from '#web/gql/graphql.ts';
import { type FormDraft, useAutosave } from '#web/office/content/autosave/useAutosave.ts';
import { changedInput } from '#web/office/content/edit/changedInput.ts';
import type { SentContent } from '#web/office/content/edit/useDraftSentence.ts';
import { type LanguageValues, languageValues, linksToSend } from '#web/office/content/language/translationLinks.ts';
import { type PublicSite, useSite } from '#web/shared/app/site.tsx';
import type { Failure } from '#web/shared/data/errors.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import type { Send } from '#web/shared/forms/usePictureUpload.ts';
import {
  type PlannedFields,
  plannedFields,
  plannedToSend,
  readPlanned,
  stateToSend,
} from '#web/shared/schedule/planned.ts';

type Values = PlannedFields &
  LanguageValues & {
    title: string;
    slug: string;
    layout: PageLayout;
    /** As they are stored; a new one may be incomplete. */
    sections: PageSection[];
    /** The stored sharing picture; empty for none. */
    imageUrl: string;
    /** A chosen sharing picture; empty for none. */
    pictureId: string;
    altText: string;
    metaTitle: string;
    metaDescription: string;
    isPublished: boolean;
  };
type Written = z.output<typeof PageInput>;
export type PageFormState = UseFormReturn<Values, unknown, Written>;
export type EditedPage = NonNullable<EditPageQuery['item']>;

export type PageFormOptions = FormDraft & {
  page: EditedPage | undefined;
  send: Send<PageToSend>;
  /** Called after the page was stored, with its slug and the input. */
  onSent: (slug: string, sent: SentContent) => void;
};

/** The stored picture is not sent again. */
const toInput = ({ imageUrl: _, pictureId, sections, ...values }: Values, zone: string): z.input<typeof PageInput> => ({
  ...readPlanned(values, zone),
  sections: sections.map(sectionInputOf),
  pictureId: pictureId || null,
  imageUrl: null,
  imageFile: null,
});

const ruleIn = (zone: string, isNew: boolean) =>
  z.pipe(
    z.transform((values: Values) => toInput(values, zone)),
    (isNew ? PageInput : PageChangesInput) as typeof PageInput,
  );

/** Form of a page: validated with the server's rule, with the server's errors at the fields. */
export function usePageForm({ page, send, onSent, draft, onDiscarded, onAutosaveStart }: PageFormOptions) {
  const site = useSite();
  const { timeZone } = site;
  const stored = valuesOf(page, site);
  const rule = useMemo(() => ruleIn(timeZone, !page), [timeZone, page]);
  const { form, ...inputForm } = useInputForm<Values, Written>({
    rule,
    reValidateMode: 'onChange',
    defaultValues: { ...stored, ...draft?.fields } as Values,
    keepsToasts: true,
    send: async ({ publishAt, takeBackAt, publishedAt, ...input }): Promise<Failure | null> => {
      const schedule = plannedToSend({ publishAt, takeBackAt, publishedAt }, page, timeZone);
      const state = stateToSend(input.isPublished, page);
      const isPictureRemoved = Boolean(page?.imageUrl) && !form.getValues('imageUrl');
      const { imageFile: _, imageUrl: __, pictureId, ...fields } = input;
      const whole: PageToSend = {
        ...fields,
        ...linksToSend(form.getValues(), stored),
        // The server numbers a slug that nobody chose.
        slug: !page && input.slug === slugOf(input.title) ? null : input.slug,
        sections: (input.sections ?? []).map(sectionInputOf) as PageToSend['sections'],
        // Nothing is sent for a picture that stays; an empty address removes it.
        ...(pictureId ? { pictureId } : isPictureRemoved && { imageUrl: '' }),
        ...schedule,
        ...state,
      };
      const changes = { ...changedInput(whole, form.getValues(), stored), ...schedule, ...state };
      const { data, failure } = await autosave.whileSending((draftId) => send(whole, {}, draftId, changes));
      if (data) onSent(data.slug, { ...whole, title: input.title });
      return failure;
    },
  });
  const autosave = useAutosave({ form, kind: 'PAGE', item: page, stored, draft, onDiscarded, onAutosaveStart });
  // A slug that somebody typed no longer follows the title.
  const [isSlugTyped, setSlugTyped] = useState(
    () => Boolean(page) || form.getValues('slug') !== slugOf(form.getValues('title')),
  );

  return {
    ...inputForm,
    form,
    autosave,
    slug: {
      onType: () => setSlugTyped(true),
      onTitle: () => {
        if (isSlugTyped) return;
        form.setValue('slug', slugOf(form.getValues('title')), { shouldValidate: true, shouldDirty: true });
      },
    },
  };
}

/** @returns no slug for an empty title */
const slugOf = (title: string) => (title.trim() ? pageSlugFrom(title, new Date().toISOString().slice(0, 10)) : '');

const valuesOf = (page: EditedPage | undefined, { timeZone, language }: PublicSite): Values => ({
  title: page?.title ?? '',
  slug: page?.slug ?? '',
  layout: page?.layout ?? 'PAGE',
  sections: (page?.storedSections as PageSection[] | undefined) ?? [],
  imageUrl: page?.imageUrl ?? '',
  pictureId: '',
  altText: page?.altText ?? '',
  metaTitle: page?.metaTitle ?? '',
  metaDescription: page?.metaDescription ?? '',
  isPublished: page?.isPublished ?? false,
  ...languageValues(page, language),
  ...plannedFields(page, timeZone),
});
