/** Id of the section with the chosen time, the target of each time's link. */
export const CHOSEN = 'your-call';
/** Id of its heading, which also labels the form. */
export const CALL_HEADING = 'call-heading';
