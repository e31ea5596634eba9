import { createContext, type ReactNode, type RefObject } from 'react';

type Slots = {
  /** Whoever is behind a message, beside it. @param id the message */
  person?: (id: string) => ReactNode;
  /** The call that was booked with a message, beside it. @param id the message */
  call?: (id: string) => ReactNode;
  /** What helps to write a reply, beside its button. @param id the message */
  replyTools?: (id: string, field: RefObject<HTMLTextAreaElement | null>) => ReactNode;
};

/** What other words have on the screen of a message: the route puts it in (web/office/message/enquiry). */
export const MessageSlots = createContext<Slots>({});
