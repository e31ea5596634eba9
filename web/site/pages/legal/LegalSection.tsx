import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageTextsQuery } from '#web/gql/graphql.ts';
import { onProseClick } from '#web/shared/ui/onProseClick.ts';

export type Section = PageTextsQuery['pageTexts']['sections'][number];

/** A section of a legal text with its heading. Internal links use the router. */
export function LegalSection({ section: { id, html } }: { section: Section }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    onProseClick(event);
    const path = pathOf(event);
    if (!path) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <section
      dir="auto"
      onClick={onClick}
      aria-labelledby={id}
      className="prose mt-10 border-t border-line pt-10 first:mt-0 first:border-0 first:pt-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made it safe (server/content/markdown/markdown.ts)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** @returns the path of a clicked internal link; null with a modifier key */
function pathOf(event: MouseEvent<HTMLElement>): string | null {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const path = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(path) ? path : null;
}
