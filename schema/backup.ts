/** Why a nightly backup failed. */
export const backupFailures = {
  write: 'The backup could not be written. See the log of the server.',
  copy: 'The backup is on the server, but its copy could not be stored. Check BACKUP_URL and the log of the server.',
  interrupted: 'The server stopped during the backup. It is tried again within an hour.',
} as const;
export type BackupFailure = keyof typeof backupFailures;

export const backupStrings = {
  title: 'Backups',
  lead: 'One file with everything: content, pictures, clients, accounts and settings.',
  off: 'Nightly backups are off. The setting BACKUP_AT of the server turns them on.',
  none: 'The first backup has not run yet.',
  loadFailed: 'Failed to load the backups.',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
} as const;

/** Id of the section of `/admin/site`. */
export const BACKUPS_ANCHOR = 'backups';
