import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { imageOptions, PortfolioItemForm, PortfolioItemInput } from '#schema/portfolio.ts';
import { itemSlugFrom } from '#schema/slug.ts';
import type { EditPortfolioItemQuery, PortfolioItemChangesInput as ItemToSend } from '#web/gql/graphql.ts';
import { type FormDraft, useAutosave } from '#web/office/content/autosave/useAutosave.ts';
import { changedInput } from '#web/office/content/edit/changedInput.ts';
import type { SentContent } from '#web/office/content/edit/useDraftSentence.ts';
import { type LanguageValues, languageValues, linksToSend } from '#web/office/content/language/translationLinks.ts';
import { type PublicSite, useSite } from '#web/shared/app/site.tsx';
import type { Failure } from '#web/shared/data/errors.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { type Send, usePictureUpload } from '#web/shared/forms/usePictureUpload.ts';
import {
  type PlannedFields,
  plannedFields,
  plannedToSend,
  readPlanned,
  stateToSend,
} from '#web/shared/schedule/planned.ts';

/** Source of the picture: an address, a file, the library, or the item's current picture. */
export type PictureSource = 'url' | 'file' | 'library' | 'keep';
type Values = Omit<
  z.input<typeof PortfolioItemForm>,
  'imageOption' | 'tags' | 'year' | 'reviewId' | keyof (PlannedFields & LanguageValues)
> &
  PlannedFields &
  LanguageValues & {
    imageOption: PictureSource;
    tags: string;
    /** Raw input. */
    year: string;
    /** Empty for none. */
    reviewId: string;
  };
type Written = z.output<typeof PortfolioItemForm>;
export type ItemForm = UseFormReturn<Values, unknown, Written>;
export type EditedItem = NonNullable<EditPortfolioItemQuery['item']>;

export type PortfolioFormOptions = FormDraft & {
  item: EditedItem | undefined;
  send: Send<ItemToSend>;
  /** Called after the item was stored, with its slug and the input. */
  onSent: (slug: string, sent: SentContent) => void;
};

/** Only the chosen source is sent; the other fields keep their input. */
const toInput = (
  { imageOption, imageUrl, imageFile, year, reviewId, pictureId, ...values }: Values,
  zone: string,
): z.input<typeof PortfolioItemForm> => ({
  ...readPlanned(values, zone),
  // An empty field means no year; the rule refuses a value that is not a number.
  year: year.trim() === '' ? null : Number(year),
  reviewId: reviewId || null,
  imageOption: imageOption === 'keep' || imageOption === 'library' ? null : imageOption,
  imageUrl: imageOption === 'url' ? imageUrl : null,
  imageFile: imageOption === 'file' ? imageFile : null,
  // An empty id makes the rule ask for a choice.
  pictureId: imageOption === 'library' ? (pictureId ?? '') : null,
});

const ruleIn = (zone: string, isNew: boolean) =>
  z.pipe(
    z.transform((values: Values) => toInput(values, zone)),
    isNew ? PortfolioItemInput : PortfolioItemForm,
  );

/** Form of an item: validated with the server's rule on every change, with the server's errors at the fields. */
export function usePortfolioForm({ item, send, onSent, draft, onDiscarded, onAutosaveStart }: PortfolioFormOptions) {
  const site = useSite();
  const { timeZone } = site;
  const stored = valuesOf(item, site);
  const rule = useMemo(() => ruleIn(timeZone, !item), [timeZone, item]);
  const { upload, progress } = usePictureUpload(send);
  const { form, ...inputForm } = useInputForm<Values, Written>({
    rule,
    mode: 'onChange',
    reValidateMode: 'onChange',
    defaultValues: { ...stored, ...draftValues(draft, item) },
    keepsToasts: true,
    send: async ({
      imageFile,
      imageOption: source,
      publishAt,
      takeBackAt,
      publishedAt,
      ...input
    }): Promise<Failure | null> => {
      const schedule = plannedToSend({ publishAt, takeBackAt, publishedAt }, item, timeZone);
      const state = stateToSend(input.isPublished, item);
      const imageOption = source ? imageOptions[source] : null;
      // The server numbers a slug that nobody chose.
      const slug = item ? input.slug : null;
      const links = linksToSend(form.getValues(), stored);
      const whole = {
        ...input,
        ...links,
        slug,
        ...(item && { numbersSlug: slug !== item.slug }),
        ...schedule,
        ...state,
        imageOption,
        imageFile: null,
      };
      // A new picture has no alt text of its own.
      const altText = imageFile ? { altText: input.altText } : {};
      const changes = {
        ...changedInput(whole, form.getValues(), stored),
        ...schedule,
        ...state,
        ...altText,
        imageOption,
      };
      const { data, failure } = await autosave.whileSending((draftId) => upload(whole, imageFile, draftId, changes));
      if (data) onSent(data.slug, whole);
      return failure;
    },
  });
  const autosave = useAutosave({ form, kind: 'PORTFOLIO_ITEM', item, stored, draft, onDiscarded, onAutosaveStart });
  const slug = useSlug(form, item);

  return {
    ...inputForm,
    form,
    autosave,
    slug,
    /** Upload progress from 0 to 1; null when nothing is uploading. */
    progress,
  };
}

/** The slug follows the title; an existing item's slug changes only on request. */
function useSlug({ setValue, getValues }: ItemForm, item: EditedItem | undefined) {
  // The slug of an autosave continues to follow the title.
  const [isSlugDerived, setSlugDerived] = useState(() => !item || getValues('slug') !== item.slug);
  // A title without usable characters keeps the item's slug.
  const make = () => {
    const made = itemSlugFrom(getValues('title'), new Date().toISOString().slice(0, 10));
    setValue('slug', made || item?.slug, { shouldValidate: true, shouldDirty: true });
  };
  return {
    isMade: isSlugDerived,
    onTitle: () => isSlugDerived && make(),
    toggle: () => {
      if (isSlugDerived) setValue('slug', item?.slug, { shouldValidate: true, shouldDirty: true });
      else make();
      setSlugDerived(!isSlugDerived);
    },
  };
}

/** Autosaved values that still apply: a chosen file is lost. */
function draftValues(draft: FormDraft['draft'], item: EditedItem | undefined): Partial<Values> {
  const { imageOption, ...fields } = draft?.fields ?? {};
  const isAvailable = ['url', 'file', 'library'].includes(imageOption ?? '') || (imageOption === 'keep' && item);
  return { ...fields, ...(isAvailable && { imageOption: imageOption as PictureSource }) };
}

const valuesOf = (item: EditedItem | undefined, { timeZone, language }: PublicSite): Values => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  body: item?.body ?? '',
  slug: item?.slug ?? '',
  category: item?.category ?? '',
  tags: item?.tags.join(', ') ?? '',
  imageOption: item ? 'keep' : 'url',
  imageUrl: '',
  imageFile: null,
  pictureId: null,
  altText: item?.altText ?? '',
  client: item?.client ?? '',
  year: String(item?.year ?? ''),
  services: item ? [...item.services] : [],
  results: item?.results.map(({ figure, label }) => ({ figure, label })) ?? [],
  gallery: item?.gallery.map(({ id }) => id) ?? [],
  reviewId: item?.review?.id ?? '',
  metaTitle: item?.metaTitle ?? '',
  metaDescription: item?.metaDescription ?? '',
  isPublished: item?.isPublished ?? false,
  ...languageValues(item, language),
  ...plannedFields(item, timeZone),
});
