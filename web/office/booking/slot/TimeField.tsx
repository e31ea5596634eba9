import { Clock } from 'lucide-react';
import { Select } from 'radix-ui';
import type { ComponentProps } from 'react';
import { slotTimes } from '#schema/slot.ts';
import { control, Field } from '#web/shared/ui/Field.tsx';

type Props = ComponentProps<'input'> & {
  error: string | undefined;
  /** Whether a slot can be added at a time; other times are muted in the list. */
  isOpen: (time: string) => boolean;
  onPick: (time: string) => void;
};

/**
 * A 24-hour time, typed or picked from a list of half-hours. The browser's own field shows AM and PM in some languages.
 */
export const TimeField = ({ error, isOpen, onPick, ...input }: Props) => (
  <Field label="Time" hint="24-hour, as 14:30." error={error}>
    {(described) => (
      <div className="relative">
        <input
          {...described}
          {...input}
          inputMode="numeric"
          autoComplete="off"
          placeholder="HH:mm"
          className={`${control} pr-14 tabular-nums`}
        />
        <Select.Root value="" onValueChange={onPick}>
          <Select.Trigger
            aria-label="Pick a time"
            className="absolute inset-y-0.5 right-0.5 grid w-12 place-items-center border-l border-line transition-colors hover:bg-paper-deep"
          >
            <Clock aria-hidden="true" className="size-5" />
          </Select.Trigger>
          <Select.Portal>
            <Select.Content
              position="popper"
              align="end"
              sideOffset={4}
              className="z-60 max-h-[min(18rem,var(--radix-select-content-available-height))] min-w-32 border-2 border-ink bg-sheet"
            >
              <Select.Viewport>
                {slotTimes.map((time) => (
                  <Select.Item
                    key={time}
                    value={time}
                    disabled={!isOpen(time)}
                    className="px-4 py-2 tabular-nums outline-none data-disabled:text-ink-soft data-disabled:line-through data-highlighted:bg-ink data-highlighted:text-paper"
                  >
                    <Select.ItemText>{time}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      </div>
    )}
  </Field>
);
