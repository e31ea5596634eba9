/** The id of the section that shows the chosen time. The link of each time leads to it. */
export const CHOSEN = 'your-call';
/** The id of that section's heading, which also names the form. */
export const CALL_HEADING = 'call-heading';
