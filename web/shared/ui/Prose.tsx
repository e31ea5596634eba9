import type { CSSProperties } from 'react';
import { useSite } from '#web/shared/app/site.tsx';
import { onProseClick } from './onProseClick.ts';

/** Text of a post or item. @param html sanitized by the server */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const { publicUrl } = useSite();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked is a link inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      dir="auto"
      onClick={onProseClick}
      className={`prose ${className}`}
      style={{ '--origin': `"${new URL(publicUrl).origin}"` } as CSSProperties}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made it safe (server/content/markdown/markdown.ts)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
