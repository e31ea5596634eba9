import type { ReactNode } from 'react';
import { emailInput, InputField } from '#web/shared/ui/Field.tsx';
import { originalField, type SitePartProps } from './OriginalHint.tsx';

const EMPTY = 'Left empty, no page has one.';

/** How clients reach the agency. @param children fields that follow, such as the opening hours */
export const ContactFields = ({ children, ...part }: SitePartProps & { children: ReactNode }) => (
  <div className="grid max-w-2xl gap-6">
    <InputField
      label="E-mail"
      {...emailInput}
      required
      {...originalField(part, 'email', 'Mails come from here, unless the operator has set another address.')}
    />
    <div className="grid gap-6 sm:grid-cols-2">
      <InputField label="Phone" type="tel" {...originalField(part, 'phone', EMPTY)} />
      <InputField label="WhatsApp" type="tel" {...originalField(part, 'whatsapp', EMPTY)} />
    </div>
    <InputField label="Address" {...originalField(part, 'address', EMPTY)} />
    {children}
  </div>
);
