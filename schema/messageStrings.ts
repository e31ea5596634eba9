/** Spec sections 5 and 8. */
export const messageStrings = {
  sent: 'Message sent successfully! Our team will contact you soon.',
  /** Stays on the page. */
  isWithUs: 'Your message is with us. We answer to the address that you gave.',
  sendFailed: 'Failed to send message. Please try again later.',
  sendUnexpected: 'Received an unexpected response from the server.',
  faults: 'Please fix the errors in the form.',
  read: 'Message marked as read.',
  unread: 'Message marked as unread.',
  spam: 'Message moved to spam.',
  notSpam: 'Message moved to the inbox.',
  replied: 'Reply sent.',
  removed: 'Message deleted.',
  numberCut: 'The field takes ten digits: those after them were left out. Please check the number.',
  notFound: 'Message not found.',
  listFailed: 'Failed to fetch messages.',
  detailsFailed: 'Failed to fetch message details.',
  removeFailed: 'Failed to delete message.',
  replyFailed: 'Failed to send reply.',
  markFailed: 'Failed to update message.',
} as const;
