/** Ten sections (spec section 9). Braces are placeholders (../fill.ts) or heading ids. */
export const privacyOriginal = `## Who we are and what this covers {#who-we-are}

{name} (“we”) runs this website and decides what happens to the personal data that reaches us through it. We are at {address}.

This policy covers the website and what you send us through it. Data that we handle for a client, such as the client’s own customer lists, is covered by our contract with that client, who remains responsible for it. We follow the Digital Personal Data Protection Act, 2023, and the Information Technology Act, 2000, with the rules made under them.

## What we collect {#what-we-collect}

Only what you give us, and what a web server must know to answer:

- **When you write to us:** your name, e-mail address and mobile number, the service you ask about, and your message.
- **When you apply to the affiliate programme:** your name, your company, your e-mail address and telephone number, and whether you apply as advertiser or publisher.
- **When you leave a review:** your name, company and position, your rating and your words.
- **When you read the site:** the address of your connection, which our server counts for a short time to stop floods and guessing of passwords.

Please send us no passwords, card numbers or health data. No form here asks for them.

## Why we use it {#why-we-use-it}

We use personal data for these purposes, and for no other without asking you first:

- to answer your message and to prepare the offer or call you asked for;
- to decide on an affiliate application and to run the programme with those who take part;
- to publish a review, with your name, company and position, once we have read it;
- to keep the books that tax and company law ask of us;
- to keep the website up and safe.

The ground for the first three is your consent, which you give by sending the form. For the others it is the law that binds us, or a legitimate use that the law names. We make no decisions about you by machine alone, and send you no newsletter that you have not asked for.

## Cookies and storage in your browser {#cookies}

{tags}{counting}Only when a member of our staff signs in does the browser keep that sign-in in its own storage, until they sign out or 30 days have passed. Links to social networks are plain links: nothing is sent there before you follow one, and then the policy of that network applies.

## Whom we share it with {#sharing}

We do not sell or rent personal data. Those who see it are:

- the members of our staff who need it for their work;
- companies that provide our hosting and our mail, under contracts that bind them to our instructions;
- advisers such as accountants and lawyers, who are bound to secrecy;
- courts and authorities, where the law obliges us. Where we may, we tell you.

## Where it is kept and how it is protected {#where-it-is-kept}

Connections to this site are encrypted. Staff sign in with a password and a one-time code; passwords and codes are stored only in a form that cannot be read back. Access follows the role: whoever does not need a thing does not see it. Backups are encrypted and tested.

A provider may keep data outside India, in a country to which the Government of India has not restricted such transfers. If a breach should ever concern your data, we tell you and the Data Protection Board of India without delay: what happened, what it may mean for you, and what we are doing about it.

## How long we keep it {#how-long}

- Messages, and our answers to them: 24 months after the last of them, or until you ask us to delete them.
- Affiliate applications: 12 months when nothing came of them, otherwise as long as the contract and the law ask.
- Reviews: until you or we take them down.
- Contracts, invoices and what belongs to them: eight years, as the law asks.
- Mails that our server sends: their text goes when they are delivered, the record of them after 30 days.

## Your rights {#your-rights}

You may, at any time and at no charge:

- ask what data we have of you, what we do with it and whom we have given it to;
- have it corrected, completed or brought up to date;
- withdraw your consent and have the data deleted, unless the law obliges us to keep it;
- name somebody who uses these rights for you in case of death or incapacity;
- complain, to us first and then to the Data Protection Board of India.

Write to [{email}](mailto:{email}). We may ask for proof that it is you, and answer within 30 days.

## Children {#children}

This website is made for businesses. We do not knowingly collect data of anybody under 18. If a child has sent us something, a parent or guardian can tell us and we delete it.

## Changes, questions and complaints {#changes-and-contact}

When this policy changes, the new text stands here with the day of the change. Should it change what happens to data we already have, we ask those concerned before.

Our grievance officer answers questions and complaints: by mail to [{email}](mailto:{email}), by letter to {name}, {address}, or through the [contact page](/contact). You hear from us within three working days, and have our decision within 30 days.
`;
