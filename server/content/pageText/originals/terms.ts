/** Twelve sections (spec section 9). Braces are placeholders (../fill.ts) or heading ids. */
export const termsOriginal = `## About these terms {#about-these-terms}

These terms apply between you and {name}, {address} (“we”), when you use this website or have us work for you. By doing either you accept them. If you act for a company, you confirm that you may bind it.

What we agree in a signed proposal or contract comes before these terms. We may change them; for work under way, those hold that stood here when it was agreed. What we do with personal data is in the [Privacy Policy](/privacy-policy).

## Our services and proposals {#services}

What we offer is described under [Services](/services). Those descriptions invite you to talk to us; they are no binding offer. An engagement begins when both sides have accepted a written proposal, by signature or by e-mail, which names the work, the time it takes and the price.

Work beyond the proposal is done only after you have accepted its price in writing. Dates hold if we receive in time what we need from you.

## Fees, taxes and payment {#fees}

Fees are in Indian rupees unless the proposal says otherwise, and do not include GST, which is added at the rate in force. Invoices are due within 15 days. If you deduct tax at source, please send us the certificate.

Money for media, such as advertisements, is paid by you to the platform directly. On amounts overdue we may charge 1.5 % a month and, after a reminder of seven days, pause the work. Fees for work that has been done are not refunded; what has been paid ahead for work not done is.

## What we need from you {#your-part}

- one person who may decide, and answers within three working days;
- access to the accounts, sites and figures that the work is about;
- texts, pictures and claims that are true, and that you have the right to use;
- the approvals your trade needs, for example in finance, health or food.

## Content and intellectual property {#rights}

What you give us stays yours. What we make for you under a proposal becomes yours, with all rights and for the whole world, when it has been paid for in full. Until then you may use it only to look at it and approve it.

Our own tools and methods, and what we take from others, such as fonts, pictures or open-source software, stay with their owners; you get the licence that the work needs. We may show finished work in our portfolio unless you have asked us in writing not to.

## Use of this website {#this-website}

Read, link and quote as you like, with the source. Do not copy whole pages, break into what is not public, flood the site with requests, send harmful code, or pretend to be somebody else. What you send through a form must be true, lawful and your own.

The site is there as it is. We repair faults as soon as we can, and may change or close parts of it. Other people’s sites that we link to are theirs to answer for.

## Affiliate programme {#affiliate-programme}

An application to the [affiliate programme](/affiliate-marketing) is a request, which we may decline. Who is accepted gets a contract with the commission, the rules and the days of payment. In every case these are forbidden: unsolicited mail, bidding on a client’s brand, cookie stuffing, bought or invented leads, and claims that the client has not approved. What was earned against these rules is not paid.

## Reviews {#reviews}

A review is written by a client whom we have invited. By sending it you let us publish it with your name, company and position, and shorten it without changing its meaning. We publish praise and criticism alike, but not insults, secrets or what is unlawful. You may have your review taken down at any time.

## Confidentiality {#confidentiality}

Either side keeps secret what it learns of the other’s business and what is not public, uses it only for the work, and shows it only to those who need it and are bound in the same way. This ends three years after the engagement; for personal data and trade secrets it does not end. What a court or an authority demands may be told to it.

## Warranties and liability {#liability}

We work with the care of a good professional, and mend at our cost what is shown to be faulty within 30 days of its delivery. We promise no rank, no reach and no revenue: those depend on platforms, competitors and customers whom nobody commands.

Neither side owes the other lost profit or other indirect loss. Our liability in any twelve months is limited to the fees you paid for that work in them. None of this limits liability for fraud, for intent, or where the law forbids a limit. Neither side answers for delays through events beyond its control.

## Ending an engagement {#ending}

Either side may end a running engagement with 30 days’ written notice, and at once if the other breaks a material duty and does not mend it within 15 days of being told. You pay for what was done until then. We hand over your files, accounts and figures within ten working days. Sections 5, 9, 10 and 12 stay in force.

## Governing law and disputes {#law}

The laws of India govern these terms and every engagement under them. If there is a dispute, those who decide on either side first talk, for up to 30 days. What is not settled then is for the courts at {city}, India, which alone have jurisdiction.

If a part of these terms should not hold, the rest does. Questions: [{email}](mailto:{email}).
`;
