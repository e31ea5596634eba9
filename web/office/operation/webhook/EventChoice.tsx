import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Fault } from '#web/shared/ui/Field.tsx';
import { events } from './events.ts';

type Props = UseFormRegisterReturn & { error: string | undefined };

/** Chooses at least one event. */
export function EventChoice({ error, ...field }: Props) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-semibold">
        Events
        <span aria-hidden="true" className="ml-1 text-signal-ink">
          *
        </span>
      </legend>
      <div className="mt-1.5 border-2 border-edge">
        {events.map(({ word, title }) => (
          <label
            key={word}
            className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 border-line px-4 py-2.5 not-first:border-t hover:bg-paper-deep sm:grid-cols-[auto_1fr_auto]"
          >
            <input
              type="checkbox"
              value={word}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-${word}`}
              {...field}
              className="checkbox max-sm:row-span-2"
            />
            <span className="text-sm font-semibold">{title}</span>
            <span id={`${id}-${word}`} className="text-xs text-ink-soft">
              {word}
            </span>
          </label>
        ))}
      </div>
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </fieldset>
  );
}
