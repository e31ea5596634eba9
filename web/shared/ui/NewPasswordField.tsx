import type { ComponentProps } from 'react';
import { PasswordField } from './PasswordField.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'> & { label?: string };

export const NewPasswordField = ({ label = 'New password', ...field }: Props) => (
  <PasswordField
    label={label}
    autoComplete="new-password"
    hint="At least 6 characters, with an uppercase letter, a lowercase letter, a number and a special character."
    {...field}
  />
);
