/** Plug-ins that draw a form or a sign-up, by the names of their shortcodes. */
const formShortcodes = new Set(
  `contact-form contact-form-7 contact_form contact_bank cforms cf7form cp_contactform si-contact-form bestwebsoft_contact_form
  bws_contact_form gravityform gravityforms wpforms ninja_form ninja_forms ninja_forms_display_form ninja_forms_modal formidable
  frm-form fluentform fluentform_modal mc4wp_form mc4wp-form yikes-mailchimp mailchimpsf_form
  mailchimp_subscriber_popup forminator_form forminator_poll forminator_quiz caldera_form caldera_form_modal everest_form
  user_registration_form happyforms happyform weforms kaliform kaliforms quform quform_popup ws_form arforms nex_forms metform
  mailpoet_form wysija_form newsletter_form newsletter_signup_form newsletter sibwp_form mailerlite_form mailmunch-form hubspot
  hubspot_form convertkit convertkit_form activecampaign typeform typeform_embed wufoo jotform cognito cognito_form formassembly
  jetpack_subscription_form jetpack-contact-form subscribe2 powr-form-builder piotnetforms bit-form bitform htmega_form
  pie_register_form contact-form-to-email gravitywp_form hf_form sureforms srfm mailoptin optin-monster optin_box thrive_leads
  leadpages formcraft fc-form fcb-form 123-contact-form-i123contact et_pb_contact_form et_bloom_inline fusion_form av_contact
  av_mailchimp fusion_mailchimp vc_cf7`.split(/\s+/),
);
const fieldShortcodes = new Set([
  'contact-field',
  'et_pb_contact_field',
  'av_contact_field',
  'contact_field',
  'newsletter_field',
]);

/**
 * Whether a shortcode draws a form, by its name or by a name such as `acme_contact_form`. A single word in brackets, such as
 * `[newsletter]`, is text unless it has attributes.
 */
export const isForm = (name: string, attributes: string): boolean =>
  formShortcodes.has(name)
    ? /[-_]/.test(name) || attributes.includes('=')
    : /[-_]forms?$/.test(name) && attributes.includes('=');

/** A field within a form that is written as shortcodes. */
export const isFormField = (name: string): boolean => fieldShortcodes.has(name);
