import { MessagePage } from '#web/office/message/MessagePage.tsx';
import { MessageSlots } from '#web/office/message/slots.ts';
import { PersonCard } from '#web/office/person/PersonCard.tsx';
import { CallPanel } from './CallPanel.tsx';
import { ReplyTools } from './ReplyTools.tsx';

const slots: React.ContextType<typeof MessageSlots> = {
  call: (id) => <CallPanel id={id} />,
  person: (id) => <PersonCard messageId={id} />,
  replyTools: (id, field) => <ReplyTools id={id} field={field} />,
};

export const EnquiryPage = () => (
  <MessageSlots value={slots}>
    <MessagePage />
  </MessageSlots>
);
