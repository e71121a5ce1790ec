type Contact = { userName: string; userMobile: string; userEmail: string };

/** As much of a person as an NGO sees before it accepts: enough to tell two requests apart, too little to reach anybody. */
export function maskContact({ userName, userMobile, userEmail }: Contact): Contact {
  const [first = ''] = userName;
  return {
    userName: `${first}…`,
    userMobile: `••••••••${userMobile.slice(-2)}`,
    userEmail: `${userEmail.slice(0, 1)}…@…`,
  };
}
