import { useDates } from '#web/shared/app/useDates.tsx';
import { fieldName, valueText } from '#web/shared/ui/fieldText.ts';
import type { AuditEntry } from './entryText.ts';

export function Changes({ id, entry: { changes, at, requestId } }: { id: string; entry: AuditEntry }) {
  const { exactTime } = useDates();
  return (
    <div id={id} className="mt-3 mb-1 ml-6.5 grid gap-4 text-sm">
      {changes.length > 0 && (
        <dl className="grid gap-3">
          {changes.map(({ field, before, after }) => (
            <div key={field} className="grid gap-1">
              <dt className="text-xs font-semibold text-ink-soft">{fieldName(field)}</dt>
              <dd className="grid gap-1.5">
                <Side name="Before" value={before} className="border-edge text-ink-soft" />
                <Side name="After" value={after} className="border-depth-ink" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-xs text-ink-soft">
        {exactTime(at)}
        {requestId && (
          <>
            , request <span className="font-mono">{requestId}</span>
          </>
        )}
      </p>
    </div>
  );
}

function Side({ name, value, className }: { name: string; value: unknown; className: string }) {
  const { zone } = useDates();
  const text = valueText(value, zone);
  return (
    text !== '' && (
      <div className={`grid gap-x-3 border-l-4 pl-3 sm:grid-cols-[3.25rem_1fr] ${className}`}>
        <span className="text-xs leading-normal text-ink-soft sm:pt-px">{name}</span>
        <p dir="auto" className="whitespace-pre-wrap">
          {text}
        </p>
      </div>
    )
  );
}
