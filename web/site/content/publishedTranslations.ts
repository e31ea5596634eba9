type Translation = { language: string; languageName: string; slug: string; isPublished: boolean };
export type Content = {
  slug: string;
  language: string;
  isPublished: boolean;
  translations: readonly Translation[];
};

/** Staff see drafts among the translations; pages do not link to them. */
export const publishedOf = ({ translations }: Pick<Content, 'translations'>): Translation[] =>
  translations.filter(({ isPublished }) => isPublished);

export type AlternateLinksProps = { content: Content; pathOf: (slug: string) => string };
export type AlsoInProps = {
  content: Pick<Content, 'translations'>;
  pathOf: AlternateLinksProps['pathOf'];
  className?: string;
};
