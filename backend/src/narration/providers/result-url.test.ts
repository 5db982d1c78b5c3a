import { describe, expect, it } from '@jest/globals';
import { allowedResultUrl } from './result-url.js';

const BASE = 'https://dashscope.aliyuncs.com';
const from = (url: string, base = BASE) => allowedResultUrl(url, base)?.href;

describe('a recording may be fetched', () => {
  it('from DashScope’s stores, always over HTTPS', () => {
    const store = 'dashscope-result-bj.oss-cn-beijing.aliyuncs.com/x.wav?Expires=1&Signature=y';
    expect(from(`http://${store}`)).toBe(`https://${store}`);
    expect(from(`https://${store}`)).toBe(`https://${store}`);
    const abroad = 'https://dashscope-result-sgp.oss-ap-southeast-1.aliyuncs.com/x.wav';
    expect(from(abroad)).toBe(abroad);
  });

  it('from the origin of the base URL', () => {
    expect(from('http://127.0.0.1:4000/x.wav', 'http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000/x.wav');
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1/x.wav',
    'http://[::1]/x.wav',
    'http://10.0.0.1/x.wav',
    'https://dashscope-result-bj.oss-cn-beijing.aliyuncs.com.evil.example/x.wav',
    'https://evil.example/dashscope-result-bj.oss-cn-beijing.aliyuncs.com',
    'https://dashscope-result-bj.oss-cn-beijing.aliyuncs.com@evil.example/x.wav',
    'https://user:word@dashscope-result-bj.oss-cn-beijing.aliyuncs.com/x.wav',
    'https://dashscope-result-bj.oss-cn-beijing.aliyuncs.com:8443/x.wav',
    'https://evil.oss-cn-beijing.aliyuncs.com/x.wav',
    'ftp://dashscope-result-bj.oss-cn-beijing.aliyuncs.com/x.wav',
    'file:///etc/passwd',
    'data:audio/wav;base64,AAAA',
    '//evil.example/x.wav',
    'nonsense',
    '',
  ])('never from %s', (url) => expect(from(url)).toBeUndefined());
});
