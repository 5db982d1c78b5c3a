import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ranges that belong to no country. Country data may list them all the same: 192.168.1.1 is "AU" in ours. */
const SPECIAL: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 16],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

/** One list for each family: an IPv6 range with the mapped addresses would contain all of IPv4. */
const special = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of SPECIAL) {
  const family = isIPv4(network) ? 'ipv4' : 'ipv6';
  special[family].addSubnet(network, bits, family);
}

/** An IPv4 address in the form that a dual-stack socket gives it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The address if it is public; undefined for a private, reserved or malformed one. */
export function publicAddress(text: string | null | undefined): string | undefined {
  const address = text?.trim().replace(MAPPED, '') ?? '';
  if (isIPv4(address)) return special.ipv4.check(address, 'ipv4') ? undefined : address;
  // A zone ("%eth0") names an interface of one machine.
  if (isIPv6(address) && !address.includes('%'))
    return special.ipv6.check(address, 'ipv6') ? undefined : address;
  return undefined;
}
