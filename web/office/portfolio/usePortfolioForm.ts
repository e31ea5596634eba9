import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { slugFrom } from '#schema/common.ts';
import { imageOptions, PortfolioItemChangesInput, PortfolioItemInput } from '#schema/portfolio.ts';
import type { EditPortfolioItemQuery, PortfolioItemChangesInput as ItemToSend } from '#web/gql/graphql.ts';
import { type FormDraft, useAutosave } from '#web/office/content/autosave/useAutosave.ts';
import { type Send, usePictureUpload } from '#web/shared/forms/usePictureUpload.ts';
import { useRefusal } from '#web/shared/forms/useRefusal.ts';
import { plannedFields, plannedToSend, stateToSend } from '#web/shared/schedule/planned.ts';

/** The picture by its address, from a file, from the library or, of an item that has one, the one it has. */
export type PictureSource = 'url' | 'file' | 'library' | 'keep';
type Values = Omit<z.input<typeof PortfolioItemChangesInput>, 'imageOption' | 'tags' | 'year' | 'reviewId'> & {
  imageOption: PictureSource;
  tags: string;
  /** As it is typed. */
  year: string;
  /** Empty for none. */
  reviewId: string;
};
type Written = z.output<typeof PortfolioItemChangesInput>;
export type ItemForm = UseFormReturn<Values, unknown, Written>;
export type EditedItem = NonNullable<EditPortfolioItemQuery['item']>;

export type PortfolioFormOptions = FormDraft & {
  item: EditedItem | undefined;
  send: Send<ItemToSend>;
  /** Called when the item is stored: where it stands, and what was sent. */
  onSent: (slug: string, sent: Pick<Written, 'title' | 'isPublished'>) => void;
};

/** Only what the chosen source holds counts; what stands in the other may be come back to. */
const chosen = ({
  imageOption,
  imageUrl,
  imageFile,
  year,
  reviewId,
  pictureId,
  ...values
}: Values): z.input<typeof PortfolioItemChangesInput> => ({
  ...values,
  // An empty field is no year; what is no number is judged by the rule.
  year: year.trim() === '' ? null : Number(year),
  reviewId: reviewId || null,
  imageOption: imageOption === 'keep' || imageOption === 'library' ? null : imageOption,
  imageUrl: imageOption === 'url' ? imageUrl : null,
  imageFile: imageOption === 'file' ? imageFile : null,
  // Without one the rule says that one has to be chosen.
  pictureId: imageOption === 'library' ? (pictureId ?? '') : null,
});

const changedItem = z.pipe(z.transform(chosen), PortfolioItemChangesInput);
const newItem = z.pipe(z.transform(chosen), PortfolioItemInput);

/** An item as a form: judged by the server's own rule on every change, and the server's refusals set at the fields. */
export function usePortfolioForm({ item, send, onSent, draft, onDiscarded, onBegun }: PortfolioFormOptions) {
  const stored = valuesOf(item);
  const form: ItemForm = useForm({
    mode: 'onChange',
    resolver: standardSchemaResolver(item ? changedItem : newItem),
    defaultValues: { ...stored, ...draftedIn(draft, item) },
  });
  const { upload, progress } = usePictureUpload(send);
  const { isSubmitting } = form.formState;
  const autosave = useAutosave({ form, kind: 'PORTFOLIO_ITEM', item, stored, draft, onDiscarded, onBegun });
  const { submitButton, refuse } = useRefusal(form);
  const slug = useSlug(form, item);

  const onValid = async ({ imageFile, imageOption: way, publishAt, takeBackAt, ...input }: Written) => {
    const planned = plannedToSend({ publishAt, takeBackAt }, item);
    const state = stateToSend(input.isPublished, item);
    const imageOption = way ? imageOptions[way] : null;
    const { data, failure } = await autosave.whileSending((draftId) =>
      upload({ ...input, ...planned, ...state, imageOption, imageFile: null }, imageFile, draftId),
    );
    if (failure) refuse(failure);
    else onSent(data.slug, input);
  };

  return {
    form,
    autosave,
    slug,
    isSubmitting,
    submitButton,
    /** How much of the picture has been sent, from 0 to 1; null while there is none on its way. */
    progress,
    submit: form.handleSubmit(onValid),
  };
}

/** The slug follows the title; that of an item that exists stays as it is until it is made anew on purpose. */
function useSlug({ setValue, getValues }: ItemForm, item: EditedItem | undefined) {
  // The slug of a draft, too, goes on following the title if it did.
  const [isMade, setMade] = useState(() => !item || getValues('slug') !== item.slug);
  // A title that leaves nothing cannot take the address away that an item has.
  const make = () =>
    setValue('slug', slugFrom(getValues('title')) || item?.slug, { shouldValidate: true, shouldDirty: true });
  return {
    isMade,
    onTitle: () => isMade && make(),
    toggle: () => {
      if (isMade) setValue('slug', item?.slug, { shouldValidate: true, shouldDirty: true });
      else make();
      setMade(!isMade);
    },
  };
}

/** What a draft says, as far as it fits the form: a file that was chosen is not there any more. */
function draftedIn(draft: FormDraft['draft'], item: EditedItem | undefined): Partial<Values> {
  const { imageOption, ...fields } = draft?.fields ?? {};
  const fits = ['url', 'file', 'library'].includes(imageOption ?? '') || (imageOption === 'keep' && item);
  return { ...fields, ...(fits && { imageOption: imageOption as PictureSource }) };
}

const valuesOf = (item: EditedItem | undefined): Values => ({
  title: item?.title ?? '',
  slug: item?.slug ?? '',
  description: item?.description ?? '',
  category: item?.category ?? '',
  tags: item?.tags.join(', ') ?? '',
  imageOption: item ? 'keep' : 'url',
  imageUrl: '',
  imageFile: null,
  pictureId: null,
  altText: item?.altText ?? '',
  body: item?.body ?? '',
  client: item?.client ?? '',
  year: String(item?.year ?? ''),
  services: item ? [...item.services] : [],
  results: item?.results.map(({ figure, label }) => ({ figure, label })) ?? [],
  gallery: item?.gallery.map(({ id }) => id) ?? [],
  reviewId: item?.review?.id ?? '',
  metaTitle: item?.metaTitle ?? '',
  metaDescription: item?.metaDescription ?? '',
  isPublished: item?.isPublished ?? false,
  ...plannedFields(item),
});
