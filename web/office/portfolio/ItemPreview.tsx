import { useWatch } from 'react-hook-form';
import { splitTags } from '#schema/common.ts';
import { useShownCover } from '#web/office/content/edit/useShownCover.ts';
import { useChosenPictures } from '#web/office/content/media/useChosenPictures.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { PortfolioItemArticle } from '#web/site/portfolio/PortfolioItem.tsx';
import type { EditedItem, ItemForm } from './usePortfolioForm.ts';

type Props = { form: ItemForm; item: EditedItem | undefined; html: string };

/** The page of the item with what the form contains, without the review of its client. */
export function ItemPreview({ form, item, html }: Props) {
  const site = useSite();
  const values = useWatch({ control: form.control });
  const source = values.imageOption ?? 'url';
  const cover = useShownCover({
    pictureId: source === 'library' ? values.pictureId : null,
    file: source === 'file' ? values.imageFile : null,
    address: source === 'url' ? (values.imageUrl ?? '') : '',
    current: source === 'keep' ? (item?.imageUrl ?? null) : null,
  });
  const gallery = useChosenPictures(values.gallery ?? []);
  return (
    <PortfolioItemArticle
      item={{
        __typename: 'PortfolioItem',
        ...{ id: item?.id ?? '', slug: values.slug || item?.slug || 'untitled', updatedAt: item?.updatedAt ?? '' },
        title: values.title?.trim() || 'Untitled',
        description: values.description ?? '',
        category: values.category ?? '',
        tags: splitTags(values.tags ?? ''),
        sharedTags: [],
        ...cover,
        ...{ altText: values.altText || null, metaTitle: null, metaDescription: null },
        client: values.client || null,
        year: Number(values.year) || null,
        services: values.services ?? [],
        results: (values.results ?? []).map(({ figure = '', label = '' }) => ({
          __typename: 'ResultFigure' as const,
          figure,
          label,
        })),
        gallery: gallery.map((picture) => ({ ...picture, __typename: 'GalleryPicture' as const })),
        review: null,
        language: values.language || site.language,
        translations: [],
        isPublished: item?.isPublished ?? false,
        publishedAt: item?.publishedAt ?? null,
        bodyHtml: html,
      }}
    />
  );
}
