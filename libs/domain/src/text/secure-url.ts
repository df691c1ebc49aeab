/** An https address: host, port and path, without a user name or password before the host. */
export const secureUrl = /^https:\/\/[^\s\\/@?#:]+(:[0-9]{1,5})?([/?#][^\s\\]*)?$/i
