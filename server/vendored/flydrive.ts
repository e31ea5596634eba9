export { Disk } from 'flydrive';
export { FSDriver } from 'flydrive/drivers/fs';
