import { type ComponentProps, type ReactNode, useId } from 'react';

type Frame = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether only screen readers get the label, as where a placeholder says the same. */
  isLabelHidden?: boolean | undefined;
};
type Described = { id: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined };

export const control =
  'block min-h-[3.2rem] w-full border-2 border-edge bg-sheet px-4 py-2.5 text-base text-ink transition-colors placeholder:text-ink-soft ' +
  'hover:border-ink focus:border-ink disabled:bg-paper-deep disabled:text-ink-soft [&[readonly]]:bg-paper-deep ' +
  'file:mr-4 file:border-0 file:bg-ink file:px-4 file:py-2 file:font-semibold file:text-paper ' +
  'aria-invalid:border-danger';

/**
 * Attributes of an e-mail field. With `type="email"` Chromium turns the domain into ASCII, and browsers refuse local
 * parts in letters of other scripts.
 */
export const emailInput = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

type FieldProps = Frame & {
  required?: boolean | undefined;
  /** For a control that a label cannot focus. */
  onLabelClick?: () => void;
  children: (described: Described) => ReactNode;
};

/** Connects label, control, hint and error for screen readers; `children` renders the control with the given ids. */
export function Field({ label, isLabelHidden, hint, error, required, onLabelClick, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, Tab leads to the control */}
      <label htmlFor={id} onClick={onLabelClick} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-signal-ink">
            *
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && <Fault id={errorId}>{error}</Fault>}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A field error, marked by a shape as well as by colour. */
export const Fault = ({ id, children }: { id: string | undefined; children: ReactNode }) => (
  <p id={id} className="flex gap-2 text-sm font-semibold text-danger">
    <span aria-hidden="true" className="mt-[0.35em] size-2.5 shrink-0 rotate-45 bg-danger" />
    {children}
  </p>
);

export function InputField({ label, hint, error, className = '', ...input }: Frame & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => <input dir="auto" {...described} {...input} className={`${control} ${className}`} />}
    </Field>
  );
}

export function TextareaField({ label, hint, error, className = '', ...input }: Frame & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => <textarea rows={5} dir="auto" {...described} {...input} className={`${control} ${className}`} />}
    </Field>
  );
}

/** The options are children; the arrow is a background image of the control. */
export function SelectField({ label, hint, error, className = '', ...input }: Frame & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => <select {...described} {...input} className={`${control} select-arrow pr-10 ${className}`} />}
    </Field>
  );
}

export function CheckboxField({ label, hint, error, className = '', ...input }: Frame & ComponentProps<'input'>) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        {...input}
        className={`checkbox mt-0.5 ${className}`}
      />
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {note && (
        <p id={`${id}-note`} className={`col-start-2 text-sm ${error ? 'font-semibold text-danger' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
