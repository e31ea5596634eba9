import type { ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';
import { useSite } from './site.tsx';

type Props = {
  title: string;
  /** Defaults to '{title} - {brand}'. */
  documentTitle?: string | undefined;
  description?: string | undefined;
  /** A short text beside the heading. */
  lead?: ReactNode;
  /** The number of items, beside the heading. */
  count?: ReactNode;
  /** Views of the same list, as links. */
  tabs?: ReactNode;
  filters?: ReactNode;
  /** Buttons and links for the whole page, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Layout of every office screen: one line of chrome, then the work. The line wraps where the window is too narrow. */
export function OfficePage(props: Props) {
  const { title, documentTitle, description, lead, count, tabs, filters, actions, children } = props;
  const { name } = useSite();
  return (
    <div className="office-page">
      <PageHead title={documentTitle ?? `${title} - ${name}`} description={description} noindex />
      <header className="office-head border-b border-line">
        <h1 dir="auto" className="min-w-0 text-xl wrap-anywhere">
          {title}
        </h1>
        {count && <div className="text-sm text-ink-soft tabular-nums">{count}</div>}
        {tabs}
        {lead && <p className="office-lead text-xs text-ink-soft wrap-anywhere">{lead}</p>}
        {filters && <div className="contents">{filters}</div>}
        {actions && <div className="office-actions ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
