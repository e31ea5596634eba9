import { useLanguage } from '#web/shared/language/language.ts';
import { shorten } from '#web/shared/ui/shorten.ts';
import { SHARE_CARD, siteCard } from './shareCard.ts';
import { useSite } from './site.tsx';

export type Shared = {
  /** Title without the brand name. */
  title: string;
  card: string;
  /** Default: that of the page. */
  locale?: string;
  /** Only for an article. */
  publishedAt?: string;
  modifiedAt?: string;
};

type Props = {
  title: string;
  description?: string | undefined;
  canonicalPath?: string | undefined;
  /** 'shared': not listed by search engines, but it has a preview where it is shared. */
  noindex?: boolean | 'shared' | undefined;
  shared?: Shared | undefined;
};

/** React moves these elements into the document's head. */
export function PageHead({ title, description, canonicalPath, noindex = false, shared }: Props) {
  const { publicUrl } = useSite();
  const text = description && searchDescription(description);
  return (
    <>
      <title>{title}</title>
      {text && <meta name="description" content={text} />}
      {canonicalPath && <link rel="canonical" href={publicUrl + canonicalPath} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonicalPath && noindex !== true && (
        <Preview url={publicUrl + canonicalPath} title={title} text={text} shared={shared} />
      )}
    </>
  );
}

type PreviewProps = { url: string; title: string; text: string | undefined; shared: Shared | undefined };

function Preview({ url, title, text, shared }: PreviewProps) {
  const site = useSite();
  const drawn = useLanguage();
  const { publishedAt, modifiedAt, locale = drawn.locale.replace('-', '_') } = shared ?? {};
  const card = shared?.card ?? siteCard(site);
  return (
    <>
      <meta property="og:type" content={publishedAt ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={shared?.title ?? title} />
      {text && <meta property="og:description" content={text} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL(card, site.publicUrl).href} />
      <meta property="og:image:type" content={card.includes('.jpg?') ? 'image/jpeg' : 'image/png'} />
      <meta property="og:image:width" content={String(SHARE_CARD.width)} />
      <meta property="og:image:height" content={String(SHARE_CARD.height)} />
      <meta property="og:image:alt" content={shared?.title ?? site.tagline} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {modifiedAt && <meta property="article:modified_time" content={modifiedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Description for search results: at most 160 characters (spec section 9). */
export const searchDescription = (description: string) => shorten(description, 159);

export function ShellHead() {
  return <PageHead title={useSite().name} noindex />;
}
