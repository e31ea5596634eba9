export { S3Driver } from 'flydrive/drivers/s3';
