import { describe, expect, it } from 'vitest';
import { formatText, formatValue } from './formatValue.ts';
import { parseFormat } from './parseFormat.ts';

describe('formatValue', () => {
  it.each([
    [0.19, '0%', '19%', '19%'],
    [0.075, '0.0%', '7,5%', '7.5%'],
    [0.07, '0.00 %', '7,00 %', '7.00 %'],
    [1234.5, '#,##0.00 "€"', '1.234,50 €', '1,234.50 €'],
    [1234.5, '#,##0.00\\ [$€-407]', '1.234,50 €', '1,234.50 €'],
    [1234.5, '"$"#,##0.00', '$1.234,50', '$1,234.50'],
    [49, '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', '49,00 €', '49.00 €'],
    [-49, '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', '-49,00 €', '-49.00 €'],
    [0, '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', '- €', '- €'],
    [1067, '00000', '01067', '01067'],
    [1234567, '#,##0', '1.234.567', '1,234,567'],
    [1234567, '#,##0.0,,"M"', '1,2M', '1.2M'],
    [1.005, '0.00', '1,01', '1.01'],
    [0.5, '0.##', '0,5', '0.5'],
    [-3.5, '0.0', '-3,5', '-3.5'],
    [-3.5, '0.0;(0.0)', '(3,5)', '(3.5)'],
    [-0.001, '0.00', '0,00', '0.00'],
    [0.30000000000000004, 'General', '0,3', '0.3'],
    [4006381333931, 'General', '4006381333931', '4006381333931'],
    [49123456, '00 00-00 00', '49 12-34 56', '49 12-34 56'],
    [12300, '0.00E+00', '1,23E+4', '1.23E+4'],
    [2.5, '# ?/?', '2,5', '2.5'],
    [30555123, '000"/"000000', '030/555123', '030/555123'],
    [30555123, '000\\/000000', '030/555123', '030/555123'],
    [5, '[<10]0" small";0" large"', '5 small', '5 small'],
    [50, '[<10]0" small";0" large"', '50 large', '50 large'],
    [1, '"yes";;"no"', 'yes', 'yes'],
    [3, '0 "kg"', '3 kg', '3 kg'],
    [7, ';;;', '', ''],
  ])('shows %d in %j as %j in German and %j in English', (value, code, german, english) => {
    expect(formatValue(value, parseFormat(code), 'de')).toBe(german);
    expect(formatValue(value, parseFormat(code), 'en')).toBe(english);
  });

  it.each([
    [0.375, 'h:mm', '9:00'],
    [0.375, 'hh:mm "Uhr"', '09:00 Uhr'],
    [0.75, 'h:mm AM/PM', '6:00 PM'],
    [0.0, 'h:mm AM/PM', '12:00 AM'],
    [1.5, '[h]:mm', '36:00'],
    [0.041_666_666_666_666_67, '[mm]:ss', '60:00'],
    [45_656, 'dd.mm.yyyy', '30.12.2024'],
    [45_656, 'd/m/yy', '30/12/24'],
    [45_656.5, 'dd.mm.yyyy hh:mm', '30.12.2024 12:00'],
    [45_656, '[$-407]dddd, d. mmmm yyyy', 'Montag, 30. Dezember 2024'],
    [45_656, '[$-409]dddd, mmmm d, yyyy', 'Monday, December 30, 2024'],
    [45_656, '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'Montag, 30. Dezember 2024'],
    [45_656.25, '[$-F400]h:mm:ss\\ AM/PM', '06:00'],
    [45_656, 'd. mmm', '30. Dez'],
    [0.000_005_787, 'mm:ss.0', '00:00.5'],
    [1, 'dd.mm.yyyy', '01.01.1900'],
    [-1, 'dd.mm.yyyy', '-1'],
  ])('shows the date or time %d in %j as %j', (value, code, text) => {
    expect(formatValue(value, parseFormat(code), 'de')).toBe(text);
  });

  it('takes the language of the format where the workbook shows none', () => {
    expect(formatValue(1234.5, parseFormat('#,##0.00\\ [$€-407]'), null)).toBe('1.234,50 €');
    expect(formatValue(1234.5, parseFormat('[$$-409]#,##0.00'), null)).toBe('$1,234.50');
  });
});

it('puts words around a text where its format says so', () => {
  expect(formatText('A 7', parseFormat('"No. "@'))).toBe('No. A 7');
  expect(formatText('A 7', parseFormat('General'))).toBe('A 7');
});
