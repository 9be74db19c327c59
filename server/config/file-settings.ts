import { ConfigError, type Environment, text } from './read-setting.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A ClamAV daemon. */
type ClamdAddress = { host: string; port: number };

/** All five or none. Their values are not repeated in the sentence: one of them is a secret. */
export function s3Settings(env: Environment): S3Settings | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const missing = names.filter((name) => !text(env, name));
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new ConfigError(`${missing.join(', ')} missing: set all of ${names.join(', ')}, or none.`);
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = names.map((name) =>
    text(env, name),
  );
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new ConfigError('S3_ENDPOINT must be an address such as https://s3.eu-west-2.amazonaws.com.');
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError('S3_BUCKET must be the name of a bucket such as margin-essays.');
  }
  return { endpoint: url.href.replace(/\/$/, ''), bucket, region, accessKeyId, secretAccessKey };
}

export function clamdAddress(env: Environment): ClamdAddress | undefined {
  const value = text(env, 'CLAMD_ADDRESS');
  if (value === undefined) return undefined;
  const [, host, port] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(value) ?? [];
  if (!host || Number(port) < 1 || Number(port) > 65_535) {
    throw new ConfigError(`CLAMD_ADDRESS must be a host and port such as 127.0.0.1:3310, but it is "${value}".`);
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
