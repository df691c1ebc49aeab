/** An https address: host, port and path, without a user name or password before the host. */
export const secureUrl = /^https:\/\/[^\s\\/@?#:]+(:[0-9]{1,5})?([/?#][^\s\\]*)?$/i

/** A path on the site, but not '//host', which would be another host. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/

/**
 * Whether pages can show a picture from this URL: the site itself, or another host over https
 * (docs/product.md#content-security).
 */
export const isPictureAddress = (text: string): boolean =>
  sitePath.test(text) || secureUrl.test(text)

export const pictureAddressMessage =
  'Please use a path of the site, such as /art/…, or an https address'
