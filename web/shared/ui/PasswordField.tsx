import { type ComponentProps, useState } from 'react';
import { control, Field } from './Field.tsx';

export function PasswordField({
  label,
  hint,
  error,
  ...input
}: Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'> & Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => (
        <div className="relative">
          <input {...described} {...input} type={isShown ? 'text' : 'password'} className={`${control} pr-20`} />
          <button
            type="button"
            aria-controls={described.id}
            disabled={input.disabled}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0.5 right-0.5 min-w-17 px-3 text-sm font-semibold hover:bg-paper-deep focus-visible:-outline-offset-3"
          >
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
