import { themesOf } from '#schema/palette.ts';
import { MAX_RATING } from '#schema/review.ts';
import type { Site } from '#schema/site.ts';
import type { ThemeName } from '#schema/themeNames.ts';
import type { Translate } from '#schema/translate.ts';
import type { ReviewRow } from '#server/clients/review/table.ts';
import type { Context } from '#server/platform/context.ts';
import { mailLanguage } from '#server/platform/mail/language.ts';
import { xml } from '#server/platform/xml.ts';
import { paths } from '#web/shared/paths.ts';

type ReviewSummary = { nodes: readonly ReviewRow[]; totalCount: number; averageRating: number | null };

export function stylesOf({ colours }: Site, theme: ThemeName | null): string {
  const themes = themesOf(colours);
  const root = (name: ThemeName) => {
    const { paper, ink, line, signal } = themes[name];
    const soft = themes[name]['ink-soft'];
    return `:root{color-scheme:${name};--paper:${paper};--ink:${ink};--soft:${soft};--line:${line};--signal:${signal}}`;
  };
  const colour = theme ? root(theme) : `${root('light')}@media(prefers-color-scheme:dark){${root('dark')}}`;
  return `${colour}${rules}`;
}

const rules =
  '*{box-sizing:border-box;margin:0}' +
  'body{padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'h1{font-size:1.25rem;line-height:1.25}' +
  'ul{display:grid;gap:1rem;margin:1rem 0;padding:0;list-style:none;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}' +
  'li{border-top:2px solid var(--ink);padding-top:.75rem}' +
  '.stars{color:var(--signal);letter-spacing:.1em}' +
  'blockquote{margin:.5rem 0;white-space:pre-line;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:8;overflow:hidden}' +
  'figcaption,.sum{color:var(--soft);font-size:.875rem}' +
  'figcaption b,figcaption span{display:block}' +
  'figcaption b{color:var(--ink)}' +
  'a{color:inherit}a:focus-visible{outline:3px solid var(--signal);outline-offset:2px}';

export function embedOf(
  { nodes, totalCount, averageRating }: ReviewSummary,
  { site, settings }: Pick<Context, 'site' | 'settings'>,
  styles: string,
): string {
  const { code, locale, t } = mailLanguage(site.language);
  const { name } = site;
  const sum = (mean: number) =>
    t(
      totalCount === 1
        ? '{average} out of {most} stars, {count} review'
        : '{average} out of {most} stars, {count} reviews',
      {
        average: code === 'en' ? mean.toFixed(1) : mean.toLocaleString(locale, oneDigit),
        ...{ most: MAX_RATING, count: totalCount },
      },
    );
  const all = `${settings.PUBLIC_URL}${paths.reviews}`;
  const list = nodes.length
    ? `<ul>${nodes.map((review) => entry(review, t)).join('')}</ul>`
    : `<p class="sum">${xml(t('There are no reviews yet.'))}</p>`;
  return (
    `<!doctype html><html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${xml(t('Reviews of {name}', { name }))}</title><style>${styles}</style></head>` +
    `<body><main><h1>${xml(t('What clients say of {name}', { name }))}</h1>` +
    `${averageRating === null ? '' : `<p class="sum">${xml(sum(averageRating))}</p>`}${list}` +
    `<p><a href="${xml(all)}" target="_blank" rel="noopener">${xml(t('All reviews of {name}', { name }))}</a></p></main></body></html>`
  );
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function entry({ name, companyName, position, clientFeedback, rating }: ReviewRow, t: Translate): string {
  const stars = t('{rating} out of {most} stars', { rating, most: MAX_RATING });
  return (
    `<li><figure><p class="stars" role="img" aria-label="${xml(stars)}">${'★'.repeat(rating)}${'☆'.repeat(MAX_RATING - rating)}</p>` +
    `<blockquote dir="auto">${xml(clientFeedback)}</blockquote>` +
    `<figcaption><b dir="auto">${xml(name)}</b><span dir="auto">${xml(`${position}, ${companyName}`)}</span></figcaption></figure></li>`
  );
}
