/** The expected result of parsing a mail; missing fields are empty or false. */
export type Expected = {
  title: string;
  from: [email: string, name: string | null];
  subject?: string;
  text: string;
  /** Beginning of the quoted part. */
  quoted?: string;
  isUnverified?: true;
  isAutomatic?: true;
  /** Reason of a bounce. */
  reason?: string;
  files?: [name: string, contentType: string, bytes: number][];
  omitted?: string[];
};

/** The mails of `mails/` that no person wrote: bounces and automatic answers. */
export const machineMails: Record<string, Expected> = {
  'bounce-exchange': {
    title: 'Exchange, which could not deliver',
    from: ['microsoftexchange329e71ec88ae4615bbc36ab6ce41109e@shah.example', 'Microsoft Outlook'],
    subject: 'Undeliverable: Your enquiry',
    text: "Delivery has failed to these recipients or groups:\n\ngone@shah.example<mailto:gone@shah.example>\nYour message couldn't be delivered. The mailbox is full.",
    isAutomatic: true,
    reason: '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException',
  },
  'bounce-exim': {
    title: 'Exim, which could not deliver',
    from: ['mailer-daemon@host.example', 'Mail Delivery System'],
    subject: 'Mail delivery failed: returning message to sender',
    text: 'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  gone@host.example\n    host mail.host.example [192.0.2.7]\n    SMTP error from remote mail server after RCPT TO:<gone@host.example>:\n    550 No such user here\n\n------ This is a copy of your message, including all the headers. ------\n\nMessage-ID: <01920000-0000-7000-8000-000000000001@agency.example>',
    quoted: 'From: The Agency <office@agency.example>\nTo: gone@client.exa',
    isAutomatic: true,
    reason: '550 No such user here',
  },
  'bounce-gmail': {
    title: 'Gmail, which could not deliver',
    from: ['mailer-daemon@googlemail.com', 'Mail Delivery Subsystem'],
    subject: 'Delivery Status Notification (Failure)',
    text: "** Address not found **\n\nYour message wasn't delivered to nobody@gmail.com because the address couldn't be found.",
    isAutomatic: true,
    reason: '550-5.1.1 The email account that you tried to reach does not exist.',
  },
  'bounce-postfix': {
    title: 'Postfix, which could not deliver',
    from: ['mailer-daemon@mx.agency.example', 'Mail Delivery System'],
    subject: 'Undelivered Mail Returned to Sender',
    text: "This is the mail system at host mx.agency.example.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients.\n\n<gone@client.example>: host mx.client.example[192.0.2.1] said: 550 5.1.1\n    <gone@client.example>: Recipient address rejected: User unknown",
    isAutomatic: true,
    reason: '550 5.1.1 <gone@client.example>: Recipient address rejected: User unknown',
  },
  'bounce-ses': {
    title: 'Amazon SES, which could not deliver',
    from: ['mailer-daemon@ap-south-1.amazonses.com', null],
    subject: 'Delivery Status Notification (Failure)',
    text: 'An error occurred while trying to deliver the mail to the following recipients:\ngone@client.example',
    isAutomatic: true,
    reason: '5.1.1 (the address is wrong)',
  },
  delayed: {
    title: 'Postfix, which still tries',
    from: ['mailer-daemon@mx.agency.example', 'Mail Delivery System'],
    subject: 'Delayed Mail (still being retried)',
    text: 'YOU DO NOT NEED TO RESEND YOUR MESSAGE.',
    isAutomatic: true,
  },
  'out-of-office-exchange': {
    title: 'Exchange, out of office',
    from: ['meera@shah.example', 'Meera Shah'],
    subject: 'Automatic reply: Your enquiry',
    text: 'I am out of office until Monday.',
    isAutomatic: true,
  },
  'out-of-office-german': {
    title: 'Exchange in German, out of office',
    from: ['anna@cafe.example', 'Anna'],
    subject: 'Abwesenheitsnotiz: Ihre Anfrage',
    text: 'Ich bin bis zum 30. November nicht im Büro.',
    isAutomatic: true,
  },
  'out-of-office-gmail': {
    title: 'Gmail, on vacation',
    from: ['asha.rao@gmail.com', 'Asha Rao'],
    subject: 'Out of office Re: Your enquiry',
    text: 'I am travelling and will answer next week.',
    quoted: '--\nAsha Rao',
    isAutomatic: true,
  },
  'read-receipt': {
    title: 'Exchange, which tells that something was read',
    from: ['meera@shah.example', 'Meera'],
    subject: 'Read: Your enquiry',
    text: 'Your message was read.',
    isAutomatic: true,
  },
};
