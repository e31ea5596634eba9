import type { Header } from './mail.ts';

/**
 * Help desks mark every mail as generated, also those that an agent writes: Zendesk, Freshdesk, HubSpot, GitLab, Redmine,
 * Jira, ServiceNow, Salesforce.
 */
const deskHeader =
  /^x-(zendesk|freshdesk|freshservice|help-?scout|intercom|hubspot|hs|front|gorgias|kayako|happyfox|zdesk|gitlab|redmine|jira|servicenow|sfdc)-/;
const deskMailer =
  /^\W*(zendesk|freshdesk|freshservice|help ?scout|intercom|hubspot|front|gorgias|kayako|happyfox|zoho desk|redmine|jira)\b/i;
const deskId =
  /[@.](zendesk\.com|(freshdesk|freshservice)\.com|helpscout\.net|intercom(-mail)?\.(com|io)|hubspot[\w-]*\.(com|net)|frontapp\.com|gorgias\.com|kayako\.com|happyfox\.com|zohodesk\.[a-z.]{2,6}|atlassian\.(net|jira))>/i;
/** Freshdesk sends what its rules write from here, and what agents write from email.freshdesk.com. */
const ruleId = /@(private-)?notification\./i;
/** Above an answer, so that the desk finds the next one: `##- Please type your reply above this line -##`. */
const replyLine = /^\W*(##-.{5,120}-##|.{0,20}\b(reply|type|respond|answer|write) above this line\b.{0,20})$/im;
/** In characters. */
const MAX_ABOVE = 600;
/** Subjects of receipts, below the mark of an answer. */
const receipts = [
  /^(your |new )?(support )?(request|ticket|case|enquiry|inquiry|message)\W*\d*\W*(was |has been |is )?(received|created|registered|opened|updated|solved|resolved|closed)/i,
  /^(we|we've) (have )?received/i,
  /^(ihre? )?(anfrage|ticket)\W*\d*\W*(wurde )?(erhalten|eingegangen|erstellt|gelöst|geschlossen)/i,
  /^(votre )?(demande|ticket)\W*\d*\W*(reçue?|créée?|résolue?|fermée?)/i,
  /^(su )?(solicitud|ticket)\W*\d*\W*(recibid[ao]|cread[ao]|resuelt[ao]|cerrad[ao])/i,
  /^(solicitação|chamado|richiesta)\W*\d*\W*(recebid[ao]|criad[ao]|resolvid[ao]|ricevuta|creata|risolta)/i,
];
const isReceipt = (subject: string): boolean => {
  const words = subject.replace(/^\W*((re|aw|sv|tr?)\s*:\s*)?\W*/i, '');
  return !/[?？]\s*$/.test(words) && receipts.some((form) => form.test(words));
};

/** @returns whether an agent of a help desk may have written an answer @param text of the mail, if it has been read */
export function mayBeOfAgent(headers: Header[], subject: string, text: string): boolean {
  const has = (key: string, form: RegExp) => headers.some((header) => header.key === key && form.test(header.value));
  const isOfDesk =
    headers.some(({ key }) => deskHeader.test(key)) ||
    has('x-mailer', deskMailer) ||
    has('message-id', deskId) ||
    replyLine.test(text.slice(0, MAX_ABOVE));
  const isAnswer = has('in-reply-to', /\S/) || has('references', /\S/);
  return isOfDesk && isAnswer && !has('message-id', ruleId) && !isReceipt(subject);
}
