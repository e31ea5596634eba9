export const forms: [name: string, rows: string[][], fields: object, createdAt: string][] = [
  [
    'Flamingo',
    [
      ['your-name', 'your-email', 'your-subject', 'your-message', 'Date'],
      ['Asha Rao', 'asha@a.example', 'Hello', 'Two lines\n"of" text', '2024-03-05T10:00:00+00:00'],
    ],
    { name: 'Asha Rao', email: 'asha@a.example', message: 'Hello\nTwo lines\n"of" text' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'CFDB7',
    [
      ['form_id', 'form_date', 'your-name', 'your-email', 'your-tel'],
      ['7', '2024-03-05 15:30:00', 'Asha', 'asha@a.example', '9876543210'],
    ],
    { name: 'Asha', contactNumber: '+919876543210' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Gravity Forms',
    [
      ['Name (First)', 'Name (Last)', 'Email', 'Phone', 'Comments', 'Entry Id', 'Entry Date', 'Source Url', 'User IP'],
      [
        'Ben',
        'Ode',
        'b@b.example',
        '(022) 2345 6789',
        'Hi',
        '12',
        '2024-03-05 15:30:00',
        'https://o.example/c',
        '1.2.3.4',
      ],
    ],
    { name: 'Ben Ode', email: 'b@b.example', message: 'Hi', sentFrom: 'https://o.example/c' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'WPForms',
    [
      ['Name', 'Email', 'Comment or Message', 'Entry Date', 'Entry ID'],
      ['Ben', 'b@b.example', 'Hi', 'March 5, 2024 3:30 pm', '3'],
    ],
    { name: 'Ben', message: 'Hi' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Google Forms in German',
    [
      ['Zeitstempel', 'Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefonnummer', 'Nachricht'],
      ['25.03.2024 15:30:00', 'Jörg', 'Groß', 'j@g.example', '+49 30 901820', 'Hallo'],
    ],
    { name: 'Jörg Groß', email: 'j@g.example', contactNumber: '+4930901820', message: 'Hallo' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Google Forms in Portuguese',
    [
      ['Carimbo de data/hora', 'Nome', 'Email'],
      ['25/03/2024 15:30:00', 'Zé', 'z@g.example'],
    ],
    { name: 'Zé', email: 'z@g.example' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Google Forms in English',
    [
      ['Timestamp', 'Full Name', 'Email Address'],
      ['3/25/2024 15:30:00', 'Zed', 'z@g.example'],
    ],
    { name: 'Zed' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Typeform',
    [
      [
        '#',
        'First name',
        'Last name',
        'Phone number',
        'Email',
        'Response Type',
        'Start Date (UTC)',
        'Submit Date (UTC)',
      ],
      ['k7x', 'Zed', 'Yu', '', 'z@t.example', 'completed', '2024-03-05 09:58:00', '2024-03-05 10:00:00'],
    ],
    { name: 'Zed Yu' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'HubSpot',
    [
      ['Record ID', 'First Name', 'Last Name', 'Email', 'Phone Number', 'Contact owner', 'Create Date'],
      ['901', 'Zed', 'Yu', 'z@h.example', '', 'Meera', '2024-03-05 15:30'],
    ],
    { name: 'Zed Yu', email: 'z@h.example' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Typeform with questions as heads',
    [
      ['#', "What's your name?", 'What is your email address?', 'How can we help?', 'Tags', 'Submit Date (UTC)'],
      ['k7x', 'Zed Yu', 'z@t.example', 'With ads', 'x', '2024-03-05 10:00:00'],
    ],
    { name: 'Zed Yu', email: 'z@t.example', message: 'With ads' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Google Forms in Hindi',
    [
      ['टाइमस्टैम्प', 'ईमेल पता', 'नाम', 'मोबाइल नंबर', 'आपका संदेश'],
      ['25/03/2024 15:30:00', 'asha@a.example', 'आशा राव', '9876543210', 'नमस्ते जी'],
    ],
    { name: 'आशा राव', email: 'asha@a.example', contactNumber: '+919876543210', message: 'नमस्ते जी' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Google Forms in French',
    [
      ['Horodateur', 'Adresse e-mail', 'Nom', 'Prénom', 'Votre message'],
      ['25/03/2024 15:30:00', 'a@a.example', 'Dupont', 'Amélie', 'Bonjour'],
    ],
    { name: 'Amélie Dupont', message: 'Bonjour' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Formidable Forms, whose surname is beside the name',
    [
      ['Name', 'Last', 'Email', 'Subject', 'Message', 'Timestamp', 'Last Updated', 'ID', 'Key'],
      ['Asha', 'Rao', 'a@a.example', 'Sub', 'Hello', '2024-03-05 15:30:00', '2024-03-05 15:30:00', '9', 'k3j'],
    ],
    { name: 'Asha Rao', message: 'Sub\nHello' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Netlify, whose first name is empty and whose number is no phone number',
    [
      ['number', 'id', 'email', 'name', 'first_name', 'last_name', 'body', 'created_at'],
      ['1', '5f2', 'a@a.example', 'Asha Rao', '', '', 'Hello', '2024-03-05T10:00:00.000Z'],
    ],
    { name: 'Asha Rao', message: 'Hello' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'advertisements of Facebook',
    [
      ['id', 'created_time', 'ad_name', 'platform', 'full_name', 'email', 'phone_number'],
      ['l:1', '2024-03-05T15:30:00+05:30', 'Ad', 'fb', 'Asha Rao', 'a@a.example', 'p:+919876543210'],
    ],
    { name: 'Asha Rao', contactNumber: '+919876543210' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Microsoft Forms, with short years',
    [
      ['ID', 'Start time', 'Completion time', 'Email', 'Name', 'Your question'],
      ['1', '3/25/24 15:20:00', '3/25/24 15:30:00', 'a@a.example', 'Asha', 'Why?'],
    ],
    { name: 'Asha', message: 'Why?' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Excel in German, whose dates have dots',
    [
      ['Name', 'E-Mail', 'Ihre Anfrage', 'Datum'],
      ['Jürgen', 'j@a.example', 'Hallo', '05.03.2024 15:30'],
    ],
    { name: 'Jürgen', message: 'Hallo' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Zoho and Wix',
    [
      ['First name', 'Last name', 'Email', 'Added Time'],
      ['Asha', 'Rao', 'a@a.example', '05-Mar-2024 15:30:00'],
    ],
    { name: 'Asha Rao' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Microsoft Forms, filled in without an account',
    [
      ['ID', 'Start time', 'Completion time', 'Email', 'Name', 'Your name', 'Your email', 'Tell us more'],
      ['1', '3/25/24 15:29:00', '3/25/24 15:30:00', 'anonymous', '', 'Asha Rao', 'asha@a.example', 'Hi'],
    ],
    { name: 'Asha Rao', email: 'asha@a.example', message: 'Hi' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Microsoft Forms in German',
    [
      ['ID', 'Startzeit', 'Fertigstellungszeit', 'E-Mail', 'Name', 'Wie heißen Sie?', 'Ihre E-Mail-Adresse'],
      ['1', '25.03.24 15:29:00', '25.03.24 15:30:00', 'anonymous', '', 'Uwe Groß', 'uwe@u.example'],
    ],
    { name: 'Uwe Groß', email: 'uwe@u.example' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Microsoft Forms in French',
    [
      ['ID', 'Heure de début', 'Heure de fin', 'Nom', 'Comment vous appelez-vous ?', 'Votre e-mail'],
      ['1', '25/03/2024 15:29', '25/03/2024 15:30', '', 'Zoé Dupont', 'z@z.example'],
    ],
    { name: 'Zoé Dupont', email: 'z@z.example' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'JotForm',
    [
      ['Submission Date', 'Name - First Name', 'Name - Last Name', 'E-mail', 'Type your message'],
      ['Mar 5, 2024, 3:30:00 PM', 'Asha', 'Rao', 'asha@a.example', 'Hi'],
    ],
    { name: 'Asha Rao', message: 'Hi' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'advertisements of LinkedIn',
    [
      ['Lead First Name', 'Lead Last Name', 'Email', 'Form Submission Date', 'Phone', 'What can we do for you?'],
      ['Asha', 'Rao', 'asha@a.example', '3/25/2024 3:30 PM', '9876543210.0', 'Hi'],
    ],
    { name: 'Asha Rao', contactNumber: '+919876543210', message: 'Hi' },
    '2024-03-25T10:00:00.000Z',
  ],
  [
    'Pipedrive',
    [
      ['Person - Name', 'Person - Email - Work', 'Person - Phone - Work', 'Person - Person created'],
      ['Asha Rao', 'asha@a.example', '9876543210', '2024-03-05 15:30:00'],
    ],
    { name: 'Asha Rao', email: 'asha@a.example', contactNumber: '+919876543210' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'Webflow',
    [
      ['Name', 'Email', 'Message', '_id', '_submittedAt'],
      ['Asha Rao', 'asha@a.example', 'Hi', '5f', '2024-03-05T10:00:00.000Z'],
    ],
    { name: 'Asha Rao', message: 'Hi' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'a program, with names and times of programs',
    [
      ['id', 'firstName', 'lastName', 'emailAddress', 'phoneNumber', 'createdAt'],
      ['1', 'Asha', 'Rao', 'asha@a.example', '+919876543210', '1709632800000'],
    ],
    { name: 'Asha Rao', email: 'asha@a.example', contactNumber: '+919876543210' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'a form with merge tags, as a spreadsheet writes its times',
    [
      ['FNAME', 'LNAME', 'EMAIL', 'DATE'],
      ['Asha', 'Rao', 'asha@a.example', '45356.6458333333'],
    ],
    { name: 'Asha Rao', email: 'asha@a.example' },
    '2024-03-05T10:00:00.000Z',
  ],
  [
    'a form with a column that nobody fills',
    [
      ['Name', 'Email', 'Phone', 'Phone', 'Date'],
      ['Asha Rao', 'asha@a.example', '', '9876543210', '2024-03-05 15:30'],
    ],
    { contactNumber: '+919876543210' },
    '2024-03-05T10:00:00.000Z',
  ],
];
