/** The id of the first contact form of a page: `#contact-form` as the address of a button leads there. */
export const CONTACT_FORM_ANCHOR = 'contact-form';
