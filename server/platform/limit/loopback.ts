import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
export const isLoopback = (address: string): boolean =>
  (isIPv4(address) && loopback.check(address, 'ipv4')) || (isIPv6(address) && loopback.check(address, 'ipv6'));
