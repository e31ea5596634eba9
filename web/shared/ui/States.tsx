import type { ReactNode } from 'react';
import { Composition } from '#web/shared/art/Composition.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { Button } from './Button.tsx';
import { Spinner } from './Spinner.tsx';

export function Loading({ label }: { label?: string }) {
  const t = useTexts();
  return (
    <div role="status" className="flex min-h-48 items-center justify-center gap-3 text-ink-soft">
      <Spinner className="size-6" />
      <span className="font-semibold">{label ?? t('Loading...')}</span>
    </div>
  );
}

type ErrorPanelProps = { title: string; message: string; request?: string | undefined; onRetry?: () => void };

export function ErrorPanel({ title, message, request, onRetry }: ErrorPanelProps) {
  const t = useTexts();
  return (
    <div role="alert" className="border-l-8 border-danger bg-sheet p-6 sm:p-8">
      <h2 className="text-xl">{title}</h2>
      <p className="measure mt-2 text-ink-soft">{message}</p>
      {onRetry && (
        <Button variant="secondary" size="small" className="mt-5" onClick={onRetry}>
          {t('Try Again')}
        </Button>
      )}
      {request && <p className="mt-5 text-sm break-all text-ink-soft">{t('Request {request}', { request })}</p>}
    </div>
  );
}

export function Empty({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid items-center gap-8 bg-paper-deep p-6 sm:grid-cols-[12rem_1fr] sm:p-10">
      <Composition seed={title} className="aspect-square w-32 sm:w-full" />
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text && <p className="measure mt-3 text-ink-soft">{text}</p>}
        {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
