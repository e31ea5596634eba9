import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '#web/shared/app/PageHead.tsx';
import { lastList } from '../list/lastList.ts';
import { useToList } from './useToList.ts';

type Props = { title: string; documentTitle: string; lead?: ReactNode; children?: ReactNode };

/** The head of an enquiry in one line: the way back, the name, and what is done with it. */
export function EnquiryHead({ title, documentTitle, lead, children }: Props) {
  const toList = useToList();
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-1.5 lg:min-h-(--head-height,3rem)">
      <PageHead title={documentTitle} noindex />
      <Link
        to={lastList()}
        onClick={(event) => {
          if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          toList();
        }}
        className="link inline-flex min-h-9 items-center gap-2 text-sm font-semibold max-lg:min-w-8 max-md:[&>span]:sr-only md:max-lg:w-full min-[85rem]:[&>span]:sr-only"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" /> <span>Back to Contact Queries</span>
      </Link>
      <div className="min-w-0 grow basis-40">
        <h1 dir="auto" className="text-lg leading-tight wrap-anywhere lg:line-clamp-2">
          {title}
        </h1>
        {lead && <p className="text-xs text-ink-soft">{lead}</p>}
      </div>
      {children && (
        <div className="flex max-w-full items-center gap-2 max-md:overflow-x-auto max-md:*:shrink-0 md:flex-wrap lg:[&_button]:min-h-8">
          {children}
        </div>
      )}
    </header>
  );
}
