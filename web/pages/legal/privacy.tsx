import { Link } from 'react-router-dom';
import { mailLink } from '#web/app/contact.ts';
import type { PublicSite } from '#web/app/site.tsx';
import { paths } from '#web/paths.ts';
import type { Section } from './LegalPage.tsx';

/** Said while visits are counted (the setting ANALYTICS). */
export const COUNTING =
  'We count the visits of its pages ourselves, without storing anything in your browser: for one day a visitor is a number that cannot be traced back to your address, and the day’s visit tells us, when you write to us, what has led you here. Nobody is counted whose browser sends “Do Not Track” or “Global Privacy Control”.';

/** THE PRIVACY POLICY, ten sections (spec section 9). */
export const privacySections = (site: PublicSite): Section[] => [
  {
    id: 'who-we-are',
    title: 'Who we are and what this covers',
    body: (
      <>
        <p>
          {`${site.name} (“we”) runs this website and decides what happens to the personal data that reaches us through it. We are at ${site.address}.`}
        </p>
        <p>
          This policy covers the website and what you send us through it. Data that we handle for a client, such as the
          client’s own customer lists, is covered by our contract with that client, who remains responsible for it. We
          follow the Digital Personal Data Protection Act, 2023, and the Information Technology Act, 2000, with the
          rules made under them.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <>
        <p>Only what you give us, and what a web server must know to answer:</p>
        <ul>
          <li>
            <strong>When you write to us:</strong> your name, e-mail address and mobile number, the service you ask
            about, and your message.
          </li>
          <li>
            <strong>When you apply to the affiliate programme:</strong> your name, your company, your e-mail address and
            telephone number, and whether you apply as advertiser or publisher.
          </li>
          <li>
            <strong>When you leave a review:</strong> your name, company and position, your rating and your words.
          </li>
          <li>
            <strong>When you read the site:</strong> the address of your connection, which our server counts for a short
            time to stop floods and guessing of passwords.
          </li>
        </ul>
        <p>Please send us no passwords, card numbers or health data. No form here asks for them.</p>
      </>
    ),
  },
  {
    id: 'why-we-use-it',
    title: 'Why we use it',
    body: (
      <>
        <p>We use personal data for these purposes, and for no other without asking you first:</p>
        <ul>
          <li>to answer your message and to prepare the offer or call you asked for;</li>
          <li>to decide on an affiliate application and to run the programme with those who take part;</li>
          <li>to publish a review, with your name, company and position, once we have read it;</li>
          <li>to keep the books that tax and company law ask of us;</li>
          <li>to keep the website up and safe.</li>
        </ul>
        <p>
          The ground for the first three is your consent, which you give by sending the form. For the others it is the
          law that binds us, or a legitimate use that the law names. We make no decisions about you by machine alone,
          and send you no newsletter that you have not asked for.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    body: (
      <p>
        This website sets no cookies for visitors, carries no {site.countsVisits ? 'analytics of others' : 'analytics'}{' '}
        and no advertising tags, and loads nothing from other companies. {site.countsVisits && COUNTING} Only when a
        member of our staff signs in does the browser keep that sign-in in its own storage, until they sign out or 30
        days have passed. Links to social networks are plain links: nothing is sent there before you follow one, and
        then the policy of that network applies.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    body: (
      <>
        <p>We do not sell or rent personal data. Those who see it are:</p>
        <ul>
          <li>the members of our staff who need it for their work;</li>
          <li>companies that provide our hosting and our mail, under contracts that bind them to our instructions;</li>
          <li>advisers such as accountants and lawyers, who are bound to secrecy;</li>
          <li>courts and authorities, where the law obliges us. Where we may, we tell you.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'where-it-is-kept',
    title: 'Where it is kept and how it is protected',
    body: (
      <>
        <p>
          Connections to this site are encrypted. Staff sign in with a password and a one-time code; passwords and codes
          are stored only in a form that cannot be read back. Access follows the role: whoever does not need a thing
          does not see it. Backups are encrypted and tested.
        </p>
        <p>
          A provider may keep data outside India, in a country to which the Government of India has not restricted such
          transfers. If a breach should ever concern your data, we tell you and the Data Protection Board of India
          without delay: what happened, what it may mean for you, and what we are doing about it.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>
          Messages, and our answers to them: 24 months after the last of them, or until you ask us to delete them.
        </li>
        <li>
          Affiliate applications: 12 months when nothing came of them, otherwise as long as the contract and the law
          ask.
        </li>
        <li>Reviews: until you or we take them down.</li>
        <li>Contracts, invoices and what belongs to them: eight years, as the law asks.</li>
        <li>Mails that our server sends: their text goes when they are delivered, the record of them after 30 days.</li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>You may, at any time and at no charge:</p>
        <ul>
          <li>ask what data we have of you, what we do with it and whom we have given it to;</li>
          <li>have it corrected, completed or brought up to date;</li>
          <li>withdraw your consent and have the data deleted, unless the law obliges us to keep it;</li>
          <li>name somebody who uses these rights for you in case of death or incapacity;</li>
          <li>complain, to us first and then to the Data Protection Board of India.</li>
        </ul>
        <p>
          Write to <a href={mailLink(site)}>{site.email}</a>. We may ask for proof that it is you, and answer within 30
          days.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        This website is made for businesses. We do not knowingly collect data of anybody under 18. If a child has sent
        us something, a parent or guardian can tell us and we delete it.
      </p>
    ),
  },
  {
    id: 'changes-and-contact',
    title: 'Changes, questions and complaints',
    body: (
      <>
        <p>
          When this policy changes, the new text stands here with the day of the change. Should it change what happens
          to data we already have, we ask those concerned before.
        </p>
        <p>
          Our grievance officer answers questions and complaints: by mail to <a href={mailLink(site)}>{site.email}</a>,
          by letter to {site.name}, {site.address}, or through the <Link to={paths.contact}>contact page</Link>. You
          hear from us within three working days, and have our decision within 30 days.
        </p>
      </>
    ),
  },
];
