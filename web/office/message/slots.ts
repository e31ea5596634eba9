import { createContext, type ReactNode, type RefObject } from 'react';

type Slots = {
  person?: (id: string) => ReactNode;
  call?: (id: string) => ReactNode;
  /** Tools beside the reply button. @param id the message */
  replyTools?: (id: string, field: RefObject<HTMLTextAreaElement | null>) => ReactNode;
};

/** Parts of other modules on the message screen; the route provides them (web/office/message/enquiry). */
export const MessageSlots = createContext<Slots>({});
