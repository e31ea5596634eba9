/** Where what was chosen is told: to it the choice of a time leads. */
export const CHOSEN = 'your-call';
/** The heading there, which names the form too. */
export const CALL_HEADING = 'call-heading';
