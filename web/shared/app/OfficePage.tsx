import type { ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';
import { useSite } from './site.tsx';

type Props = {
  title: string;
  /** Defaults to '{title} - {brand}'. */
  documentTitle?: string | undefined;
  description?: string | undefined;
  /** A line under the heading. */
  lead?: ReactNode;
  /** Buttons and links for the whole page, to the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Layout of every office screen. */
export function OfficePage({ title, documentTitle, description, lead, actions, children }: Props) {
  const { name } = useSite();
  return (
    <div className="shell pt-8 pb-20 md:pt-12 md:pb-28">
      <PageHead title={documentTitle ?? `${title} - ${name}`} description={description} noindex />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-b-2 border-ink pb-6 md:pb-8">
        <div className="max-w-full grow basis-96">
          <h1 dir="auto" className="text-3xl wrap-anywhere">
            {title}
          </h1>
          {lead && <p className="measure mt-3 text-lg text-ink-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      <div className="mt-8 md:mt-10">{children}</div>
    </div>
  );
}
