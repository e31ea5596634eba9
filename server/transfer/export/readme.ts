import { exportedTables } from './exportedTables.ts';

const rows = Object.entries(exportedTables).map(([name, { description }]) => `| data/${name}.jsonl | ${description} |`);

export const readme = `# An export of Marquee

Everything that the site holds, to be read without it. Times are UTC, in ISO 8601; ids are UUIDs, by which lines refer to one another.

| File | What it holds |
|---|---|
| manifest.json | the version, the time, the address of the site, how many rows each table has and in which files |
| posts/{slug}.md, items/{slug}.md, pages/{slug}.md | blog posts, portfolio items and pages of their own as Markdown. What is told of each stands above its text, as YAML |
| pictures/{id}.webp | the pictures of the media library |
| attachments/{id} | the files of answers and replies; data/attachments.jsonl has their names |
${rows.join('\n')}

Each line of a .jsonl file is one row as JSON. A long table goes on in data/{name}.2.jsonl and so on.

Passwords, secrets, tokens, sign-ins and mail that waits are not in here: for another installation with all of them there are backups. Without them, "npm run import -- FILE" brings this into an empty installation of Marquee.
`;
