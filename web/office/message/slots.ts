import { createContext, type ReactNode, type RefObject } from 'react';

type Slots = {
  /** The person behind a message. @param id the message */
  person?: (id: string) => ReactNode;
  /** The call booked with a message. @param id the message */
  call?: (id: string) => ReactNode;
  /** Tools beside the reply button. @param id the message */
  replyTools?: (id: string, field: RefObject<HTMLTextAreaElement | null>) => ReactNode;
};

/** Parts of other modules on the message screen; the route provides them (web/office/message/enquiry). */
export const MessageSlots = createContext<Slots>({});
