import { describe, expect, it } from '@jest/globals';
import { signedQuery } from './sign-rpc.js';

describe('the signature of a call in Alibaba Cloud’s RPC style', () => {
  it('matches the example of the documentation', () => {
    const parameters = {
      AccessKeyId: 'my_access_key_id',
      Action: 'CreateToken',
      Format: 'JSON',
      RegionId: 'cn-shanghai',
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: 'b924c8c3-6d03-4c5d-ad36-d984d3116788',
      SignatureVersion: '1.0',
      Timestamp: '2019-04-18T08:32:31Z',
      Version: '2019-02-28',
    };
    const query = signedQuery(parameters, 'my_access_key_secret');
    expect(query).toMatch(/^Signature=hHq4yNsPitlfDJ2L0nQPdugdEzM%3D&AccessKeyId=my_access_key_id&/);
    expect(query).toContain('&Timestamp=2019-04-18T08%3A32%3A31Z&');
  });

  it('encodes characters that encodeURIComponent keeps', () => {
    expect(signedQuery({ Text: "it's (*) ~ ok!" }, 's')).toContain('Text=it%27s%20%28%2A%29%20~%20ok%21');
  });
});
