// Detects private and reserved IP addresses, which gateways must not use.
import { BlockList, isIPv4 } from 'node:net';

const INNER_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Ranges of 2000::/3 that map to IPv4 or are reserved. */
const INNER_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const inner = new BlockList();
for (const [network, bits] of INNER_V4) inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of INNER_V6) inner.addSubnet(network, bits, 'ipv6');

const worldwide = new BlockList();
worldwide.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address (without brackets) is private, local to this machine, or reserved. */
export function isInnerAddress(address: string): boolean {
  if (isIPv4(address)) return inner.check(address, 'ipv4');
  const [bare = ''] = address.split('%');
  return !worldwide.check(bare, 'ipv6') || inner.check(bare, 'ipv6');
}
